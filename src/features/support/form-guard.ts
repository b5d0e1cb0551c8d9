/** A person needs longer than this to fill in a form, in milliseconds. */
const LEAST_FILL_MS = 2000

/** The name of the field that no person sees. No password manager knows something to put there. */
export const trapName = 'spare'

export type GuardVerdict = 'person' | 'too-fast' | 'doubtful'

/**
 * Tells a person from a script: a script fills the field that people can't see, or is done at once. A password manager fills that field too, so the person
 * is told, and what is pressed after that counts. Times in ms of one clock.
 */
export function judgeFilling(filling: { trap: string; wasTold: boolean; openedAt: number; now: number }): GuardVerdict {
  if (filling.trap !== '' && !filling.wasTold) return 'doubtful'
  return filling.now - filling.openedAt < LEAST_FILL_MS ? 'too-fast' : 'person'
}
