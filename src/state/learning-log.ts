// @in own-notes
import { create } from 'zustand'
import { academyNow } from '../clock'
import { memberKey } from '../domain/account/stored-session'
import {
  type LearningLog,
  type LearningRecord,
  type LogForm,
  parseLog,
  printLog,
  type Settled,
  withRecords,
} from '../domain/course/learning-record'
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

/**
 * What this device remembers of whoever uses it, in localStorage, so that a prerendered page knows it before the session is read. A person's
 * ends in their id; the visitor's goes to whoever signs in next (docs/decisions.md, 39).
 */
export function storedByPerson<T extends object>({ key, parse, print, merge }: Kind<T>) {
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
    /** False where the device refuses to store it: it then lives as long as the page. */
    store: (value: T): boolean => {
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

type Part<T> = {
  key: string
  form: LogForm
  /** What its records say; of one log always the same object. */
  says: (log: LearningLog) => T
  /** Whether a record is of this part, and says what this version knows: else that of this device stands. */
  canRead: (record: LearningRecord) => boolean
}

/** A part of what a person has learned, stored under a key of its own, so that a page reads no more of it than it shows. */
export function learningLog<T>({ key, form, says, canRead }: Part<T>) {
  const { useStored, store } = storedByPerson<LearningLog>({
    key,
    parse: (stored) => parseLog(stored, form),
    print: (log) => printLog(log, form),
    merge: (own, visitors) => withRecords(own, Object.values(visitors)),
  })
  const become = (next: LearningLog) => next === useStored.getState() || store(next)
  return {
    log: useStored.getState,
    /** Calls back after each change. */
    subscribe: (changed: () => void) => useStored.subscribe(changed),
    /** What it says of whoever uses this device: of an empty log at build and while a page hydrates. */
    use: (): T => useStored(says),
    /** The same where nothing is rendered. */
    read: (): T => says(useStored.getState()),
    /** What becomes of it by an act of now. False where the device has no room to store it: it then lives as long as the page. */
    write: (change: (log: LearningLog, nowMs: number) => LearningLog): boolean =>
      become(change(useStored.getState(), academyNow())),
    /** Takes in what this person learned on another device. */
    take: (records: readonly LearningRecord[], isSettled?: Settled): boolean =>
      become(withRecords(useStored.getState(), records.filter(canRead), isSettled)),
  }
}
