import type { AcceptanceStatus, BountyStatus } from './bounty'

/** What a badge says of a bounty. Specification, section 4. */
export const bountyStatusLabel: Record<BountyStatus, string> = {
  active: 'Active',
  funded: 'Funded',
  completed: 'Completed',
  expired: 'Expired',
}

/** What follows 'Status: ' on the detail page. Decision 5. */
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
  bounty_not_found: 'This bounty no longer exists.',
  bounty_closed: 'This bounty has already ended.',
  deadline_passed: 'The deadline has passed.',
  deadline_in_past: 'The deadline had passed before this arrived.',
  own_bounty: 'You created this bounty, so you can’t accept it.',
  already_accepted: 'You have already accepted this bounty.',
  acceptance_required: 'Accept this bounty first.',
  acceptance_rejected: 'Your completion was not approved, which is final.',
  photo_required: 'This bounty needs a verification photo.',
  photo_missing: 'The photo did not arrive.',
  daily_limit: 'You have created 20 bounties today. Try again tomorrow.',
  parent_failed: 'It depends on an act that was not accepted.',
}

/** The server's refusal codes in words; the raw code when it is one this version does not know. */
export function refusalReason(code: string): string {
  return reasons[code] ?? `The academy did not accept it (${code}).`
}
