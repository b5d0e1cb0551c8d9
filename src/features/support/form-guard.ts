/** A person needs longer than this to fill in a form, in milliseconds. */
const LEAST_FILL_MS = 2000

export type GuardVerdict = 'person' | 'too-fast' | 'robot'

/** Tells a person from a script: a script fills the field that people can't see, or is done at once. Times in ms of one clock. */
export function judgeFilling({ trap, openedAt, now }: { trap: string; openedAt: number; now: number }): GuardVerdict {
  if (trap !== '') return 'robot'
  return now - openedAt < LEAST_FILL_MS ? 'too-fast' : 'person'
}
