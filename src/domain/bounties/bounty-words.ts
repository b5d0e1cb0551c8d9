import type { AcceptanceStatus, BountyStatus } from './bounty'
import type { BountyCategory } from './bounty-category'

export type ShownStatus = BountyStatus | 'hidden'

/** What a badge says of a bounty. */
export const bountyStatusLabel: Record<ShownStatus, string> = {
  active: 'Active',
  funded: 'Funded',
  completed: 'Completed',
  expired: 'Expired',
  hidden: 'Hidden',
}

/** The id of a category's drawing: `flag-etiquette`. */
export const categoryId = (category: BountyCategory): string => category.toLowerCase().replaceAll(' ', '-')

/** How many have pledged. */
export const contributorWords = (count: number): string => (count === 1 ? '1 contributor' : `${count} contributors`)

/** What an approved completion earns; a ceiling with its creator may leave less of it (docs/decisions.md, 13). */
export const pointsForCompletion = 50

/** What a list and a notification say of a completion that was decided on, and of an acceptance that ended with its bounty. */
export const partMarks = {
  changes: 'Changes to your completion were requested',
  rejected: 'Your completion was not approved',
  lapsed: 'Your acceptance ended',
}

/** What follows 'Status: ' on the detail page. */
export const acceptanceStatusLabel: Record<AcceptanceStatus, string> = {
  in_progress: 'In progress',
  submitted: 'Submitted for review',
  changes_requested: 'Changes requested',
  completed: 'Completed',
  rejected: 'Not approved',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

const reasons: Record<string, string> = {
  bounty_not_found: 'The academy does not show this bounty any more.',
  bounty_hidden: 'A moderator has hidden this bounty. Its page says what becomes of your part.',
  bounty_closed: 'This bounty has already ended.',
  deadline_passed: 'The deadline has passed.',
  deadline_in_past: 'The deadline had passed before this arrived.',
  deadline_too_far: 'The deadline is more than five years away. Choose a nearer one.',
  own_bounty: 'You created this bounty, so you can’t accept it.',
  already_accepted: 'You have already accepted this bounty.',
  acceptance_required: 'Accept this bounty first.',
  acceptance_rejected: 'Your completion was not approved, which is final.',
  photo_required: 'This bounty needs a verification photo.',
  photo_missing: 'The photo did not arrive.',
  photo_used: 'This photo was handed in before. Take another one.',
  daily_limit: 'You have created 20 bounties today. Try again tomorrow.',
  under_review: 'Your completion is under review. Wait for its outcome first.',
  not_accepted: 'You have no open acceptance of this bounty.',
  already_submitted: 'Your completion is already under review.',
  already_completed: 'Your completion was already approved.',
  completion_not_found: 'This submission no longer exists, or is not yours to review.',
  own_completion: 'You can’t review your own completion.',
  already_reviewed: 'Somebody has reviewed this submission already.',
  already_reported: 'You have already reported this bounty.',
  not_moderator: 'Only a moderator can do this.',
  parent_failed: 'It depends on an item that was not accepted.',
}

/** The server's refusal codes in words; the raw code when it is one this version does not know. */
export function refusalReason(code: string): string {
  return reasons[code] ?? `The academy did not accept it (${code}).`
}
