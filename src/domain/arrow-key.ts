/** A key that was pressed, and what else was going on. */
export type Press = {
  readonly key: string
  /** With Alt, Control, Shift or the system's own key, which make another act of it. */
  readonly isModified: boolean
  /** One of those that come for as long as a key is held. */
  readonly isRepeated: boolean
  /** Somebody else knows what to do with it: a field, a menu, or words that are selected or scroll aside. */
  readonly isTaken: boolean
}

/** Where the arrow keys lead: to the right is on, as in a book. Null for every other press. */
export function arrowWay({ key, isModified, isRepeated, isTaken }: Press): 'next' | 'previous' | null {
  if (isModified || isRepeated || isTaken) return null
  if (key === 'ArrowRight') return 'next'
  return key === 'ArrowLeft' ? 'previous' : null
}
