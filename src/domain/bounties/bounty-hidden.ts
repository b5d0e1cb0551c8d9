import type { BountyPart } from './bounty-part'
import { pledgeState } from './bounty-status'
import type { BountyView } from './bounty-view'
import { hiddenWords } from './hidden-words'

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
