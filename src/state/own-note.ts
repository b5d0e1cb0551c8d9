import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { memberKey } from '../domain/account/member-mark'
import { useAuth } from './auth-store'
import { inStorage } from './in-storage'

type Kind<Note> = {
  key: string
  /** Reads what an earlier visit kept; null for nothing. */
  parse: (kept: string | null) => Note
  print: (note: Note) => string
  /** What becomes of a person's note and of the one that they left as a visitor before they signed in. */
  merge: (own: Note, visitors: Note) => Note
}
type OwnNote<Note> = {
  useNote: UseBoundStore<StoreApi<Note>>
  /** False where the device refuses to store it: it then lives as long as the page. */
  keep: (note: Note) => boolean
}

/**
 * What this device remembers of whoever uses it, in localStorage, so that a prerendered page knows it before the session is read. A person's
 * ends in their id; the visitor's goes to whoever signs in next (docs/decisions.md, 39).
 */
export function ownNote<Note extends object>({ key, parse, print, merge }: Kind<Note>): OwnNote<Note> {
  const useNote = create<Note>(() => parse(null))
  const keyOf = (ownerId: string | null) => (ownerId === null ? key : `${key}:${ownerId}`)
  const kept = (ownerId: string | null) => inStorage((storage) => storage.getItem(keyOf(ownerId)))
  let shownOf: string | null
  const look = () => {
    shownOf = ownerNow()
    useNote.setState(parse(kept(shownOf)), true)
  }

  function follow(): void {
    const { user } = useAuth.getState()
    const visitors = user && kept(null)
    if (user && visitors !== null) {
      const merged = print(merge(parse(kept(user.id)), parse(visitors)))
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
    useNote,
    keep(note) {
      useNote.setState(note, true)
      return inStorage((storage) => storage.setItem(keyOf(shownOf), print(note))) !== null
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
