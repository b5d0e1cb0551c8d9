import * as v from 'valibot'
import { type NotificationKind, notificationRows } from './notification'

/** What a person can switch off, each by itself. */
export const pushTopics = ['reviewed', 'to_review', 'own_bounties', 'answers'] as const
export type PushTopic = (typeof pushTopics)[number]

/** What each topic tells, as the account names it. */
export const topicWords: Readonly<Record<PushTopic, string>> = {
  reviewed: 'My work was reviewed',
  to_review: 'Something waits for my review',
  own_bounties: 'My bounty was funded or ends in two days',
  answers: 'The academy answered me',
}

/** What is told with the app closed, and by which topic; the rest of the notifications is told in the app alone. */
export const pushKinds = {
  completion_approved: 'reviewed',
  changes_requested: 'reviewed',
  completion_rejected: 'reviewed',
  acceptance_expired: 'reviewed',
  completion_submitted: 'to_review',
  review_waits: 'to_review',
  review_overdue: 'to_review',
  goal_reached: 'own_bounties',
  bounty_ends_soon: 'own_bounties',
  bounty_expired: 'own_bounties',
  message_answered: 'answers',
} as const satisfies Partial<Record<NotificationKind | 'message_answered', PushTopic>>

/** What the academy sends through a push service: nothing that anybody wrote, no sum and no name. */
const PushSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.string(),
    /** Whose it is: a phone may be another person's by now. */
    to: v.string(),
    kind: v.string(),
    bountyId: v.nullable(v.string()),
    unread: v.number(),
  }),
)
export type Push = v.InferOutput<typeof PushSchema>

/** What came through a push service; null for what isn't the academy's. */
export function parsePush(text: string): Push | null {
  const parsed = v.safeParse(PushSchema, text)
  return parsed.success ? parsed.output : null
}

const isKnown = (name: string): name is NotificationKind => Object.hasOwn(notificationRows, name)

/** What a lock screen shows, where anybody may read along: what happened, and not to which bounty. `path`: the place that a tap opens. */
export function pushWords({ kind, bountyId }: Pick<Push, 'kind' | 'bountyId'>): { title: string; body: string; path: string } {
  if (kind === 'message_answered')
    return { title: 'Answered', body: 'The academy has answered your message. The answer is in your email.', path: '/contact' }
  // From an academy that is newer than this app.
  if (!isKnown(kind) || bountyId === null)
    return { title: 'News', body: 'The academy has news for you.', path: '/bounty?tab=mine#notifications' }
  const { head, says, place } = notificationRows[kind]
  return { title: head, body: says, path: `/bounty/${encodeURIComponent(bountyId)}${place === undefined ? '' : `#${place}`}` }
}

/** Why a device can't be told, and what to do; `code`: the refusal of turning it on or off. */
export function pushProblem(code: string): string {
  switch (code) {
    case 'blocked':
      return 'This browser does not let the academy tell you anything. Allow notifications for this site in the browser’s settings, then try again.'
    case 'no_worker':
      return 'The app is not stored on this device yet. Open any page with a connection, wait a moment, then try again.'
    case 'no_push_service':
      return 'This browser reaches no push service. Some browsers have none, and some switch it off in private windows.'
    case 'not_configured':
      return 'This server tells nobody outside the app.'
    case 'offline':
      return 'The server did not answer. Nothing was changed. Try again when you have a connection.'
    default:
      return 'That did not work, and nothing was changed. Please try again.'
  }
}
