import * as v from 'valibot'
import { bountyPart, type BountyPart } from './bounty-part'
import type { BountyView } from './bounty-view'
import { timeLeft, type TimeLeft } from './deadline'
import { StandingSchema } from './leaderboard'
import { localDay } from '../time/calendar'
import { needsPerson, type OutboxEntry } from '../outbox/entry'

/** The last seven days of this device's calendar, the oldest first. */
export function lastSevenDays(days: readonly string[], nowMs: number): { day: string; isRead: boolean }[] {
  const now = new Date(nowMs)
  return [6, 5, 4, 3, 2, 1, 0].map((ago) => {
    const day = localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago).getTime())
    return { day, isRead: days.includes(day) }
  })
}

/** `open`: to be done; `unsent`: something of it waits on this device; `left` to hand in, null where nothing is to be done now. */
export type AcceptedBounty = {
  readonly id: string
  readonly title: string
  readonly standing: NonNullable<BountyPart['accepted']>
  readonly left: TimeLeft | null
}

type Accepted = Pick<BountyView, 'bounty' | 'acceptance' | 'entries'>

/** What this person has accepted and is not over: the least time left first, then what others have to look at. */
export function acceptedBounties(views: readonly Accepted[], viewerId: string, nowMs: number): AcceptedBounty[] {
  const rows = views.flatMap((view) => {
    const { accepted, until } = bountyPart({ ...view, viewerId, nowMs })
    const { id, title } = view.bounty
    if (accepted === null) return []
    const left = until === null ? null : timeLeft(until, nowMs)
    return [{ endMs: until === null ? Infinity : Date.parse(until), row: { id, title, standing: accepted, left } }]
  })
  return rows
    .toSorted((a, b) => (a.endMs === b.endMs ? a.row.title.localeCompare(b.row.title, 'en') : a.endMs - b.endMs))
    .map(({ row }) => row)
}

/** From so many days on a deadline waits for the person. */
const nearDays = 3

type OfBounty<Kind> = { readonly kind: Kind; readonly bountyId: string; readonly title: string }

export type Waiting =
  | { readonly kind: 'refused'; readonly count: number }
  | { readonly kind: 'needs'; readonly count: number }
  | (OfBounty<'changes'> & { readonly left: TimeLeft })
  | (OfBounty<'deadline'> & { readonly left: TimeLeft })
  | (OfBounty<'review'> & { readonly count: number; readonly since: string })

type Own = { accepted: readonly AcceptedBounty[]; reviews: readonly DueReview[]; entries: readonly OutboxEntry[] }

/** All that waits for this person: first what went wrong, then by the time left, then what others wait for. */
export function whatWaits({ accepted, reviews, entries }: Own): Waiting[] {
  const near = accepted.flatMap(({ id, title, standing, left }): Waiting[] => {
    if (left === null || (standing !== 'changes' && left.unit === 'day' && left.count > nearDays)) return []
    return [{ kind: standing === 'changes' ? 'changes' : 'deadline', bountyId: id, title, left }]
  })
  const acts = [
    { kind: 'refused', count: entries.filter(({ state }) => state === 'rejected').length },
    { kind: 'needs', count: entries.filter(needsPerson).length },
  ] as const
  return [...acts.filter((each) => each.count > 0), ...near, ...reviews.map((review) => ({ kind: 'review' as const, ...review }))]
}

/** What a newcomer may do first. */
export type FirstStep = { readonly kind: 'read' | 'bounty' | 'apply'; readonly isDone: boolean }

/** `hasBounty`: this person has ever taken a bounty on or handed an act to the outbox, as far as the device knows. */
type Begun = {
  waits: readonly Waiting[]
  hasNews: boolean
  points: number
  hasBounty: boolean
  hasRead: boolean
  hasApplied: boolean
}

/** Three first steps in the place of lists that would be empty; null where there is something to list, or nothing left but a bounty. */
export function firstSteps({ waits, hasNews, points, hasBounty, hasRead, hasApplied }: Begun): readonly FirstStep[] | null {
  if (waits.length > 0 || hasNews || points > 0 || hasBounty || (hasRead && hasApplied)) return null
  return [
    { kind: 'read', isDone: hasRead },
    { kind: 'bounty', isDone: false },
    { kind: 'apply', isDone: hasApplied },
  ]
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const DueReviewSchema = v.object({ bountyId: v.string(), title: v.string(), count: Count, since: v.string() })
/** Submissions to a bounty of one's own that nobody has decided on: how many, and the time of the oldest. */
export type DueReview = v.InferOutput<typeof DueReviewSchema>

/** What the server answered for Today, cached with the time of the answer, in ms. `month` in UTC, as points are counted: 2026-11. */
export const TodayAnswerSchema = v.object({
  at: v.number(),
  month: v.string(),
  standing: StandingSchema,
  reviews: v.array(DueReviewSchema),
})
export type TodayAnswer = v.InferOutput<typeof TodayAnswerSchema>

/** An answer of the server that is older than this is asked for again when the page is looked at, and its time is told with it. */
const FRESH_MS = 5 * 60_000
export const isOld = (atMs: number, nowMs: number): boolean => nowMs - atMs > FRESH_MS

export const pointsMonth = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 7)
