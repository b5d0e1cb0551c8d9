import * as v from 'valibot'
// With its ending, since an edge function reads these words as well, and Deno guesses none.
import { partMarks, pointsForCompletion } from './bounty-words.ts'
import { hiddenWords } from './hidden-words.ts'

export const notificationKinds = [
  'goal_reached',
  'completion_submitted',
  'review_waits',
  'review_overdue',
  'completion_approved',
  'changes_requested',
  'completion_rejected',
  'acceptance_expired',
  'bounty_ends_soon',
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

export const NotificationSchema = v.object({
  id: v.string(),
  kind: v.picklist(notificationKinds),
  bountyId: v.string(),
  /** Null of a bounty that this person may not see. */
  bountyTitle: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  createdAt: v.string(),
  isRead: v.boolean(),
})
export type Notification = v.InferOutput<typeof NotificationSchema>

type NotificationRow = {
  /** What happened, in a word or two before the bounty's title. */
  readonly head: string
  /** The same in a sentence or two. */
  readonly says: string
  /** The part of the bounty's page that it is about. */
  readonly place?: 'review' | 'submissions'
}

/** What each kind tells. A contributor is never named: reaching a goal must not tell who reached it. */
export const notificationRows: Readonly<Record<NotificationKind, NotificationRow>> = {
  goal_reached: { head: 'Goal reached', says: 'Your bounty reached its goal.' },
  completion_submitted: {
    head: 'To review',
    says: 'A completion of your bounty waits for your review.',
    place: 'review',
  },
  review_waits: { head: 'Still to review', says: 'Work has waited for your review for a day.', place: 'review' },
  review_overdue: {
    head: 'For a moderator',
    says: 'Work waits for a moderator: its creator has not reviewed it for two days, or has no account any more.',
    place: 'review',
  },
  completion_approved: {
    head: 'Approved',
    says: `Your completion was approved. It earns up to ${pointsForCompletion} points.`,
    place: 'submissions',
  },
  changes_requested: {
    head: 'Changes asked',
    says: `${partMarks.changes}. You have 7 days at least to submit it again.`,
    place: 'submissions',
  },
  completion_rejected: { head: 'Not approved', says: `${partMarks.rejected}.`, place: 'submissions' },
  acceptance_expired: {
    head: 'Over',
    says: `${partMarks.lapsed}: the bounty was completed or its time ran out.`,
  },
  bounty_ends_soon: { head: 'Ends soon', says: 'Your bounty ends within two days.' },
  bounty_expired: { head: 'Ended', says: 'Your bounty ended without a completion. Its pledges are released.' },
  bounty_hidden: { head: 'Hidden', says: 'A moderator has hidden your bounty.' },
  bounty_shown: { head: 'Shown again', says: 'A moderator shows your bounty again.' },
  work_hidden: {
    head: 'Hidden',
    says: `A moderator has hidden a bounty that you accepted. ${hiddenWords.work} ${hiddenWords.submitted}`,
  },
  work_shown: {
    head: 'Shown again',
    says: 'A bounty that you accepted is shown again. Where changes were asked for, you have 7 days at least.',
  },
  pledge_hidden: { head: 'Hidden', says: `A moderator has hidden a bounty that you funded. ${hiddenWords.pledge}` },
  pledge_shown: { head: 'Shown again', says: 'A bounty that you funded is shown again. Your pledge stands.' },
  pledge_due: {
    head: 'Completed',
    says: 'A bounty that you funded was completed. Your pledge is due: it is settled between you and whoever did it.',
  },
  pledge_released: {
    head: 'Ended',
    says: 'A bounty that you funded ended without a completion. Your pledge is released.',
  },
  bounty_reported: {
    head: 'Reported',
    says: 'A member has reported a bounty. It waits for a moderator under Reported bounties.',
  },
  report_kept: {
    head: 'Your report',
    says: 'Thank you for your report. A moderator looked at the bounty, and it stands.',
  },
  report_hidden: { head: 'Your report', says: 'Thank you for your report. A moderator has hidden the bounty.' },
}
