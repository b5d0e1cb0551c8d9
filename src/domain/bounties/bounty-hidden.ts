import type { BountyPart } from './bounty-part'
import { pledgeState } from './bounty-status'
import type { BountyView } from './bounty-view'

/** What a hiding means for a part that somebody has in a bounty. */
export const hiddenWords = {
  work: 'You can hand it in once it is shown again, if its time has not run out by then. What you wrote stays on your device.',
  submitted: 'What you have handed in is kept, and reviewed once it is shown again.',
  review: 'This is kept, and can be reviewed once the bounty is shown again.',
  pledge: 'Your pledge stands, and you are not charged. It is released if no completion is approved.',
} as const

/** What it means for who has accepted it, by how that stands; null where it stops nothing. */
const meant: Record<NonNullable<BountyPart['accepted']>, string | null> = {
  open: null,
  changes: null,
  submitted: hiddenWords.submitted,
  unsent: null,
  hidden: hiddenWords.work,
}

/** What becomes of this person's part while the bounty is hidden; none to who has no part in it. */
export function hiddenPartWords(
  { accepted }: Pick<BountyPart, 'accepted'>,
  { bounty, contributedCents }: Pick<BountyView, 'bounty' | 'contributedCents'>,
): string[] {
  return [
    accepted && meant[accepted],
    contributedCents > 0 && pledgeState(bounty) === 'Pledged' ? hiddenWords.pledge : null,
  ].filter((words) => words !== null)
}
