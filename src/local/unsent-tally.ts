import { hasUnsentMark, noteUnsent, storedMark, UNSENT_CHANGED, UNSENT_KEY } from './unsent-mark'

const LOST = 'lost-work'

/** What waits to be sent: how many items, since when in ms since the epoch, and the id of one of them. The mark of unsent work is its text. */
export type Unsent = { count: number; since: number; one: string }

/** Work that the browser has lost: how many items had waited, since when in ms, and how many came back from their copies; null until that was tried. */
export type LostWork = { count: number; since: number; back: number | null }

function parse(text: string | null | undefined): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '0'))
  } catch {
    return {}
  }
}

/** What the mark tells of what waits; null where nothing does, or it doesn't say what. */
export function unsentMark(): Unsent | null {
  const { count, since, one } = parse(storedMark())
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

/** Sets the mark, or clears it by null. */
export const setUnsentMark = (unsent: Unsent | null) => mark(unsent === null ? '0' : JSON.stringify(unsent))

/** What was lost, until the person has read it. */
export function lostWork(): LostWork | null {
  const { count, since, back } = parse(storedLoss())
  if (typeof count !== 'number' || typeof since !== 'number') return null
  return { count, since, back: typeof back === 'number' ? back : null }
}

/** Stores what is known of a loss; null loses nothing. */
export function noteLost(lost: Pick<Unsent, 'count' | 'since'> | null, back: number | null = null): void {
  if (lost !== null) storeLoss(JSON.stringify({ count: lost.count, since: lost.since, back }))
}

export const forgetLost = () => storeLoss('0')

function storedLoss(): string | null {
  try {
    return globalThis.localStorage?.getItem(LOST) ?? null
  } catch {
    return null
  }
}

function storeLoss(text: string): void {
  store(LOST, text)
  globalThis.dispatchEvent?.(new Event(UNSENT_CHANGED))
}

function store(key: string, text: string): void {
  try {
    globalThis.localStorage?.setItem(key, text)
  } catch {
    // This page knows; the next one looks for the outbox itself.
  }
}
