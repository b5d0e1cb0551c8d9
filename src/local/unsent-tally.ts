// @in own-notes
import { hasUnsentMark, noteUnsent, storedText, UNSENT_CHANGED, UNSENT_KEY } from './unsent-mark'

const LOST = 'lost-work'

/** What waits to be sent: how many items, since when in ms since the epoch, and the id of one of them. The mark of unsent work is its text. */
export type Unsent = { count: number; since: number; one: string }

/** Work that the browser has lost: how many items had waited, since when in ms, and how many came back from their copies; null until that was tried. */
export type LostWork = { count: number; since: number; back: number | null }

function parse(key: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(storedText(key) ?? '0'))
  } catch {
    return {}
  }
}

/** What the mark tells of what waits; null where nothing does, or it doesn't say what. */
export function unsentMark(): Unsent | null {
  const { count, since, one } = parse(UNSENT_KEY)
  return typeof count === 'number' && typeof since === 'number' && typeof one === 'string' ? { count, since, one } : null
}

/** Sets the mark; `0` where nothing waits. The worker has no localStorage: a mark it leaves standing costs one look at an empty queue. */
function mark(text: string): void {
  store(UNSENT_KEY, text)
  noteUnsent(text !== '0')
}

/** Before an act is there: a page that ends in between leaves a mark too much, never one too few. */
export function expectUnsent(): void {
  if (!hasUnsentMark()) mark('1')
}

/** Before acts are taken off the phone: another page that finds the outbox empty right then must not take them for lost. */
export const doubtUnsent = () => mark('1')

/** Sets the mark, or clears it by null, unless something that was lost is still to be looked for. */
export function setUnsentMark(unsent: Unsent | null): void {
  mark(unsent !== null ? JSON.stringify(unsent) : isToLookFor(lostWork()) ? '1' : '0')
}

/** What was lost, until the person has read it. */
export function lostWork(): LostWork | null {
  const { count, since, back } = parse(LOST)
  if (typeof count !== 'number' || typeof since !== 'number') return null
  return { count, since, back: typeof back === 'number' ? back : null }
}

/** Whether it was lost, and no page has looked for its copies yet. */
export const isToLookFor = (lost: LostWork | null) => lost !== null && lost.back === null

/**
 * Notes that what the mark tells of is lost, and of what was lost before what a person has not read and is gone, or has still to be looked
 * for. The mark tells of it no more, so that two pages note it once.
 */
export function noteLoss(unsent: Unsent | null = unsentMark()): void {
  if (unsent === null) return
  const before = lostWork()
  const gone = before === null ? 0 : before.count - (before.back ?? 0)
  const since = before !== null && gone > 0 ? Math.min(before.since, unsent.since) : unsent.since
  storeLoss({ count: unsent.count + gone, since, back: null })
  mark('1')
}

/** So many came back just now, the first of them from `since`; what was lost without a mark is as much as that. */
export function noteBack(count: number, since: number): void {
  const lost = lostWork()
  if (lost !== null) storeLoss({ ...lost, back: (lost.back ?? 0) + count })
  else if (count > 0) storeLoss({ count, since, back: count })
}

export const forgetLost = () => storeLoss(null)

function storeLoss(lost: LostWork | null): void {
  store(LOST, JSON.stringify(lost))
  globalThis.dispatchEvent?.(new Event(UNSENT_CHANGED))
}

function store(key: string, text: string): void {
  try {
    globalThis.localStorage?.setItem(key, text)
  } catch {
    // This page knows; the next one looks for the outbox itself.
  }
}
