import { academyNow } from '../clock'
import type { Bounty } from '../domain/bounties/bounty'
import { liveStatus } from '../domain/bounties/bounty-status'
import { activeIds, bountyById, listMark } from '../local/bounties'
import {
  cacheAcceptances,
  cacheActivePage,
  cacheBounties,
  cachePledges,
  dropBounty,
  dropOutlivedOwn,
} from '../local/cache-bounties'
import { readStoredSession } from '../local/session-storage'
import { expireDueBounties, listActiveBounties, listMyAcceptances, listMyPledges, readBounty } from '../remote/bounties'
import type { Answer } from '../remote/failure'
import { cacheSamples } from '../sync/cache-samples'
import { withEpochLook } from '../sync/start-sync'

const ACTIVE = 'active'
/** It is in the cache. */
export const done: Answer<true> = { ok: true, value: true }

const rowsOfPage = ({ rows }: { rows: readonly Bounty[] }) => rows
const oneOrNone = (bounty: Bounty | null) => (bounty === null ? [] : [bounty])

type Page = { ended: boolean }

/** Fetches a page of Active Bounties into the cache: the first, or the one after those that are there. `ended`: the server has no further one. */
export const fetchActive = withEpochLook(readActivePage)

/** A page of them, and with the first what is this person's own. */
export async function fetchBoard(page: 'first' | 'next'): Promise<Answer<Page>> {
  const [active] = await Promise.all([fetchActive({ more: page === 'next' }), page === 'first' && fetchOwn()])
  return active
}

async function readActivePage({ more = false }: { more?: boolean } = {}): Promise<Answer<Page>> {
  await cacheSamples()
  const after = more ? ((await listMark(ACTIVE))?.next ?? null) : null
  if (more && after === null) return { ok: true, value: { ended: true } }
  const viewer = await viewerId()
  const held = await activeIds()
  const answer = await askAndExpire(() => listActiveBounties(after), rowsOfPage)
  if (!answer.ok) return answer
  const rows = await visibleTo(viewer, answer.value.rows)
  await cacheActivePage(ACTIVE, { ...answer.value, rows, after, held }, Date.now())
  return { ok: true, value: { ended: answer.value.next === null } }
}

/** Fetches one bounty, and this person's acceptance and pledges of it. `isNone`: the server has none of that id for this person. */
export const fetchBounty = withEpochLook(readOne)

async function readOne(id: string): Promise<Answer<{ isNone: boolean }>> {
  await cacheSamples()
  const viewer = await viewerId()
  const held = await bountyById(id)
  const [answer, own] = await Promise.all([askAndExpire(() => readBounty(id, viewer !== undefined), oneOrNone), fetchOwn(id)])
  if (!answer.ok) return answer
  // A hidden bounty is for who has a part in it: not for who has signed in or out meanwhile.
  if ((await viewerId()) !== viewer) return { ok: true, value: { isNone: false } }
  if (answer.value) await cacheBounties([answer.value])
  // One that was not held when the server was asked has come since, with the act that made it.
  else if (held) await dropBounty(id)
  const isNone = answer.value === null
  return own.ok || isNone ? { ok: true, value: { isNone } } : own
}

/** Fetches what this person has accepted and pledged, of one bounty or of all. Nothing to do for a visitor. */
export async function fetchOwn(bountyId?: string): Promise<Answer<true>> {
  const session = await readStoredSession()
  if (!session) return done
  const [acceptances, pledges] = await Promise.all([listMyAcceptances(session.user.id, bountyId), listMyPledges(bountyId)])
  if (!acceptances.ok) return acceptances
  if (!pledges.ok) return pledges
  // The person may have signed out meanwhile: then this is nobody's to keep.
  if ((await readStoredSession())?.user.id !== session.user.id) return done
  await cacheAcceptances(acceptances.value)
  await cachePledges(pledges.value)
  await dropOutlivedOwn(session.user.id, bountyId)
  return done
}

/** What of the rows that this viewer asked for is for everybody, once somebody has signed in or out: a hidden bounty is for who has a part in it. */
export async function visibleTo(viewer: string | undefined, rows: readonly Bounty[]): Promise<readonly Bounty[]> {
  return (await viewerId()) === viewer ? rows : rows.filter(({ isHidden = false }) => !isHidden)
}

async function viewerId(): Promise<string | undefined> {
  return (await readStoredSession())?.user.id
}

/** A bounty under review stays open past its deadline: it must not have the server asked at each look. */
const atMostEveryMs = 60_000
let askedAt = Number.NEGATIVE_INFINITY

/**
 * Asks for bounties, and once more after the server has expired those whose deadline has passed: where no timer of the database does
 * it, a look does, so that every screen and everybody's notifications agree.
 */
export async function askAndExpire<T>(
  ask: () => Promise<Answer<T>>,
  rowsOf: (value: T) => readonly Bounty[],
): Promise<Answer<T>> {
  const answer = await ask()
  const now = academyNow()
  if (!answer.ok || now - askedAt < atMostEveryMs) return answer
  if (rowsOf(answer.value).every((row) => liveStatus(row, now) === row.status)) return answer
  askedAt = now
  const expired = await expireDueBounties()
  return expired.ok ? ask() : answer
}
