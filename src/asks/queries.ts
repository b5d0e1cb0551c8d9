// @in asks
import * as v from 'valibot'
import { ContributionLineSchema } from '../domain/bounties/contribution-line'
import { TrainingSchema } from '../domain/course/held-training'
import { knownSubscriptionSchema } from '../domain/payments/payment'
import type { BountyCategory } from '../domain/bounties/bounty-category'
import type { BountySort } from '../domain/bounties/bounty-search'
import { DeedsSchema, LeaderboardEntrySchema, type LeaderboardPeriod, StandingSchema } from '../domain/bounties/leaderboard'
import { parsedAs } from '../domain/app/parsed-as'
import type { anywhere, TimeNeeded } from '../domain/bounties/place-and-time'
import { NotificationSchema } from '../domain/bounties/notification'
import { TodayAnswerSchema } from '../domain/bounties/today'
import type { OutboxKind } from '../domain/acts/payloads'
import type { Answer } from '../remote/failure'
import { fetchReceived, saveReceived } from '../state/received-application'
import { countUnread } from '../state/unread-count'
import type { Query, QueryTable } from './query-engine'

/** A row of the table below, whose types are its own. */
const query = <Args extends readonly string[], T>(row: Query<Args, T>): Query<Args, T> => row

/** Of rows that the device caches one by one, and that a screen reads there by a live query: answered once that has told what came. */
async function cached<T>(asking: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await asking
  const { watchesCaughtUp } = await import('../local/live')
  await watchesCaughtUp()
  return answer
}

/** As many as the chart draws. */
const drawnPledges = 200

/** Every question to the server whose answer a screen shows. */
const rows = {
  /** A page of Active Bounties: the first, with what is the person's own of them, or the one after those that are there. */
  board: query({
    ask: (page: 'first' | 'next') => cached(import('./fetch-bounties').then(({ fetchBoard }) => fetchBoard(page))),
    isList: true,
  }),
  /** A page of the Marketplace in an order, for a search, the one after the bounty `last`; what is not chosen is empty, and so is `last` for the first page. */
  marketplace: query({
    ask: (
      category: BountyCategory | '',
      place: typeof anywhere | '',
      time: TimeNeeded | '',
      search: string,
      sort: BountySort,
      last: string,
    ) =>
      cached(
        import('./fetch-marketplace').then(({ fetchMarketplace }) =>
          fetchMarketplace(
            { category: category || undefined, place: place || undefined, time: time || undefined, query: search, sort },
            last || undefined,
          ),
        ),
      ),
    isList: true,
  }),
  /** One bounty, and what is the person's own of it; whether the server has it. */
  bounty: query({
    ask: (bountyId: string) => cached(import('./fetch-bounties').then(({ fetchBounty }) => fetchBounty(bountyId))),
    isList: true,
  }),
  /** All that the person has created, accepted and pledged. */
  mine: query({
    ask: () => cached(import('./fetch-bounties').then(({ fetchMine }) => fetchMine())),
    isList: true,
  }),
  /** The same, and beside it what of a member's first page only the server knows. */
  today: query({
    ask: () => cached(import('./fetch-bounties').then(({ fetchToday }) => fetchToday())),
    stored: parsedAs(TodayAnswerSchema),
    isList: true,
  }),
  /** The best of a period, ranked by the server. */
  leaderboard: query({
    ask: async (period: LeaderboardPeriod) => (await import('../remote/leaderboard')).leaderboard(period),
    stored: parsedAs(v.array(LeaderboardEntrySchema)),
    isList: true,
  }),
  /** Where the person stands in a period, on the board or not. */
  standing: query({
    ask: async (period: LeaderboardPeriod) => (await import('../remote/leaderboard')).myStanding(period),
    stored: parsedAs(StandingSchema),
    isList: true,
  }),
  /** What the person has done in a period, on the board or not. */
  deeds: query({
    ask: async (period: LeaderboardPeriod) => (await import('../remote/leaderboard')).myDeeds(period),
    stored: parsedAs(DeedsSchema),
    isList: true,
  }),
  /** The latest pledges of a bounty, as this person may see them. */
  contributions: query({
    ask: async (bountyId: string) => (await import('../remote/contributions')).listContributions(bountyId, drawnPledges),
    stored: parsedAs(v.array(ContributionLineSchema)),
    isList: true,
    freshMs: 5_000,
  }),
  /** The latest that happened to the person's bounties and their work, newest first. */
  notifications: query({
    ask: async () => (await import('../remote/notifications')).listNotifications(),
    stored: parsedAs(v.array(NotificationSchema)),
    answered: (ownerId, items) => void (ownerId !== null && countUnread(ownerId, items)),
    isList: true,
  }),
  /** What was handed in, as far as this person may see it: the creator and moderators all of it, others their own. */
  submissions: query({
    ask: async (bountyId: string) => (await import('../remote/reviews')).listCompletions(bountyId),
    isList: true,
  }),
  /** Where submissions to the person's own bounties wait for a decision, and how many. */
  reviews: query({
    ask: async () => (await import('../remote/reviews')).listDueReviews(),
    isList: true,
  }),
  /** The photo of a completion, or why it can't be shown. It never changes (docs/decisions.md, 87). */
  photo: query({
    ask: async (path: string) => (await import('../remote/reviews')).completionPhoto(path),
    freshMs: Number.POSITIVE_INFINITY,
  }),
  /** What members have reported, to moderators; the server sends nobody else a row. */
  reports: query({
    ask: async () => (await import('../remote/reviews')).listOpenReports(),
    isList: true,
  }),
  /** Who is behind the anonymous pledges of a bounty, to moderators. Never stored on the device. */
  contributors: query({
    ask: async (bountyId: string) => (await import('../remote/contributions')).listContributors(bountyId),
    isList: true,
  }),
  /** What a person has bought, and when the server said so. Stored, since nobody loses a paid plan because the server is silent (docs/decisions.md, 26). */
  subscription: query({
    ask: async () => (await import('../remote/payments')).knownSubscription(),
    stored: parsedAs(knownSubscriptionSchema),
  }),
  /** What the person's package opens: stored, to be read with no network, and taken off the device by the first answer that names it no more. */
  training: query({
    ask: async () => (await import('./fetch-training')).fetchTraining(),
    stored: parsedAs(TrainingSchema),
    freshMs: 60_000,
  }),
  /** The own payments, newest first, each with whether it can be asked back. */
  payments: query({
    ask: async () => (await import('../remote/payments')).ownPayments(),
  }),
  /** The own payment of a checkout session; null where the server has heard of none. */
  purchase: query({
    ask: async (sessionId: string) => (await import('../remote/payments')).myPurchase(sessionId),
  }),
  /** Which second factors the person has set up, and whether this session has passed one. */
  factors: query({
    ask: async () => (await import('../state/second-factor')).listFactors(),
  }),
  /** What the person is told on this device with the app closed, and what they have switched off. */
  pushes: query({
    ask: async () => (await import('../state/pushes')).devicePushes(),
  }),
  /** The application that was received of a person, or of a visitor whose device has sent one; null for none. */
  application: query({
    ask: fetchReceived,
    answered: (ownerId, received) => void saveReceived(ownerId, received),
  }),
  /** How far the person is with the certificate of completion, once the server has what this device knows, and the certificate itself. Its screen reads it. */
  certificate: query({
    ask: async (): Promise<Answer<unknown>> => {
      await import('../sync/learning-sync').then((sync) => sync.syncBeforeLeaving()).catch(() => undefined)
      return (await import('../remote/certificate')).myCertificate()
    },
    stored: (standing) => standing,
    isList: true,
  }),
  /** Whether a number is a certificate's, for anybody. */
  'checked-certificate': query({
    ask: async (number: string) => (await import('../remote/certificate')).checkCertificate(number),
  }),
  /** How the person is called, and whether the leaderboard shows them. */
  profile: query({
    ask: async () => (await import('../remote/account')).myProfile(),
  }),
}

type Rows = typeof rows
type ShapesOf<R> = {
  [Name in keyof R]: R[Name] extends Query<infer Args, infer T> ? { args: Args; value: T } : never
}
export type QueryShapes = ShapesOf<Rows>
export type QueryName = keyof QueryShapes
export const queries: QueryTable<QueryShapes> = rows

/** What tells of points, and of what counts on the board. */
const scores = ['today', 'leaderboard', 'standing', 'deeds'] as const

/** Which answers are stale once an act has been done. What the device caches row by row comes with the act's own answer. */
export const staleAfter: Readonly<Record<OutboxKind, readonly QueryName[]>> = {
  'create-bounty': scores,
  'fund-bounty': [...scores, 'contributions', 'contributors'],
  'accept-bounty': [],
  'complete-bounty': [...scores, 'submissions'],
  'send-contact-message': [],
  'subscribe-newsletter': [],
}
