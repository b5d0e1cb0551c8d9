import * as v from 'valibot'
// With its ending, since an edge function reads these words as well, and Deno guesses none.
import { type NotificationKind, notificationRows } from './notification.ts'

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

/** The topics that mails tell as well; an answer is a mail by itself. */
export const mailTopics = ['reviewed', 'to_review', 'own_bounties'] as const satisfies readonly PushTopic[]
export type MailTopic = (typeof mailTopics)[number]

export interface NoticeWay {
  readonly topic: PushTopic
  /** How a mail tells it: alone, as soon as it happens, or with the rest of a day; null: by a mail of its own. */
  readonly mail: 'at_once' | 'daily' | null
}

/** What is told with the app closed, and how; the rest of the notifications is told in the app alone. */
export const noticeWays = {
  completion_approved: { topic: 'reviewed', mail: 'at_once' },
  changes_requested: { topic: 'reviewed', mail: 'daily' },
  completion_rejected: { topic: 'reviewed', mail: 'daily' },
  acceptance_expired: { topic: 'reviewed', mail: 'daily' },
  completion_submitted: { topic: 'to_review', mail: 'daily' },
  review_waits: { topic: 'to_review', mail: 'daily' },
  review_overdue: { topic: 'to_review', mail: 'daily' },
  goal_reached: { topic: 'own_bounties', mail: 'daily' },
  bounty_ends_soon: { topic: 'own_bounties', mail: 'daily' },
  bounty_expired: { topic: 'own_bounties', mail: 'daily' },
  message_answered: { topic: 'answers', mail: null },
} as const satisfies Partial<Record<NotificationKind | 'message_answered', NoticeWay>>

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

/** What a lock screen shows, where anybody may read along: what happened, and not to which bounty; mails say it in the same words. `path`: the place that a tap opens. */
export function noticeWords({ kind, bountyId }: Pick<Push, 'kind' | 'bountyId'>): { title: string; body: string; path: string } {
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
