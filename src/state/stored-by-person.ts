// @in own-notes
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { memberKey } from '../domain/account/member-mark'
import { useAuth } from './auth-store'
import { inStorage } from './in-storage'

type Kind<T> = {
  key: string
  /** Reads what an earlier visit stored; null for nothing. */
  parse: (stored: string | null) => T
  print: (value: T) => string
  /** What becomes of a person's value and of the one that they left as a visitor before they signed in. */
  merge: (own: T, visitors: T) => T
}
type StoredByPerson<T> = {
  useStored: UseBoundStore<StoreApi<T>>
  /** False where the device refuses to store it: it then lives as long as the page. */
  store: (value: T) => boolean
}

/**
 * What this device remembers of whoever uses it, in localStorage, so that a prerendered page knows it before the session is read. A person's
 * ends in their id; the visitor's goes to whoever signs in next (docs/decisions.md, 39).
 */
export function storedByPerson<T extends object>({ key, parse, print, merge }: Kind<T>): StoredByPerson<T> {
  const useStored = create<T>(() => parse(null))
  const keyOf = (ownerId: string | null) => (ownerId === null ? key : `${key}:${ownerId}`)
  const textOf = (ownerId: string | null) => inStorage((storage) => storage.getItem(keyOf(ownerId)))
  let shownOf: string | null
  const look = () => {
    shownOf = ownerNow()
    useStored.setState(parse(textOf(shownOf)), true)
  }

  function follow(): void {
    const { user } = useAuth.getState()
    const visitors = user && textOf(null)
    if (user && visitors !== null) {
      const merged = print(merge(parse(textOf(user.id)), parse(visitors)))
      inStorage((storage) => {
        storage.setItem(keyOf(user.id), merged)
        storage.removeItem(key)
      })
    }
    if (visitors !== null || ownerNow() !== shownOf) look()
  }

  look()
  follow()
  useAuth.subscribe(follow)
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.key === null || event.key === keyOf(shownOf)) look()
  })
  // A page that was left and comes back has heard of nothing meanwhile.
  globalThis.window?.addEventListener('pageshow', ({ persisted }) => persisted && look())
  return {
    useStored,
    store(value) {
      useStored.setState(value, true)
      return inStorage((storage) => storage.setItem(keyOf(shownOf), print(value))) !== null
    },
  }
}

/** Until the session is read, the mark of who was here last tells; one of an earlier version says only that somebody was. */
function ownerNow(): string | null {
  const { status, user } = useAuth.getState()
  if (status !== 'loading') return user?.id ?? null
  const mark = inStorage((storage) => storage.getItem(memberKey))
  return mark === '1' ? null : mark
}
