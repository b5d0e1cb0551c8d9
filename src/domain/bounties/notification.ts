import { bountyParts } from './bounty-part'
import { hiddenWords } from './bounty-hidden'

export const notificationKinds = [
  'goal_reached',
  'completion_submitted',
  'completion_approved',
  'changes_requested',
  'completion_rejected',
  'acceptance_expired',
  'bounty_expired',
  'bounty_hidden',
  'bounty_shown',
  'work_hidden',
  'work_shown',
  'pledge_hidden',
  'pledge_shown',
  'pledge_due',
  'pledge_released',
  'bounty_reported',
  'report_kept',
  'report_hidden',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export type Notification = {
  id: string
  kind: NotificationKind
  bountyId: string
  bountyTitle: string | null
  reason: string | null
  createdAt: string
  isRead: boolean
}

/** What happened, in words. A contributor is never named: reaching a goal must not tell who reached it. */
export const notificationWords: Record<NotificationKind, string> = {
  goal_reached: 'Your bounty reached its goal.',
  completion_submitted: 'A completion of your bounty waits for your review.',
  completion_approved: 'Your completion was approved.',
  changes_requested: `${bountyParts.changes.mark}. You have 7 days at least to submit it again.`,
  completion_rejected: `${bountyParts.rejected.mark}.`,
  acceptance_expired: `${bountyParts.lapsed.mark}: the bounty was completed or its time ran out.`,
  bounty_expired: 'Your bounty ended without a completion. Its pledges are released.',
  bounty_hidden: 'A moderator has hidden your bounty.',
  bounty_shown: 'A moderator shows your bounty again.',
  work_hidden: `A moderator has hidden a bounty that you accepted. ${hiddenWords.work} ${hiddenWords.submitted}`,
  work_shown: 'A bounty that you accepted is shown again. Where changes were asked for, you have 7 days at least.',
  pledge_hidden: `A moderator has hidden a bounty that you funded. ${hiddenWords.pledge}`,
  pledge_shown: 'A bounty that you funded is shown again. Your pledge stands.',
  pledge_due: 'A bounty that you funded was completed. Your pledge is due, and is collected outside this site.',
  pledge_released: 'A bounty that you funded ended without a completion. Your pledge is released.',
  bounty_reported: 'A member has reported a bounty. It waits for a moderator under Reported bounties.',
  report_kept: 'Thank you for your report. A moderator looked at the bounty, and it stands.',
  report_hidden: 'Thank you for your report. A moderator has hidden the bounty.',
}

/** The part of the bounty's page that each is about. */
export const notificationPlace: Partial<Record<NotificationKind, 'review' | 'submissions'>> = {
  completion_submitted: 'review',
  completion_approved: 'submissions',
  changes_requested: 'submissions',
  completion_rejected: 'submissions',
}
