import * as v from 'valibot'
import {
  AcceptanceStatusSchema,
  type Bounty,
  type BountyAcceptance,
  type BountyPledge,
  bountyColumns,
  bountyFromRow,
  centsFromDollars,
} from '../domain/bounties/bounty'
import { bountyPageSize, type BountySort, type MarketplaceChoice } from '../domain/bounties/bounty-search'
import { databaseTime } from '../domain/time/database-time'
import { readRows } from './data-client'
import type { Answer } from './failure'
import { answerOf, latestFirst, rawRows, readList, readPages, rowOf } from './read-pages'

const PAGE_SIZE = 24
/** The server's own spelling of the time: PostgreSQL counts microseconds, and a cursor cut to milliseconds would skip rows. */
const CursorRowSchema = v.pipe(
  v.object({ created_at: v.string(), id: v.string() }),
  v.transform(({ created_at, id }) => ({ createdAt: created_at, id })),
)
export type BountyCursor = v.InferOutput<typeof CursorRowSchema>
export type BountyPage = { rows: Bounty[]; next: BountyCursor | null }

/** Active bounties, newest first, those after the cursor. */
export async function listActiveBounties(after: BountyCursor | null): Promise<Answer<BountyPage>> {
  const start = after === null ? undefined : { created_at: after.createdAt, id: after.id }
  const answer = await readPages(PAGE_SIZE, (client, last = start, limit) => {
    const query = client.from('bounties').select(bountyColumns).eq('status', 'active').is('hidden_at', null)
    return latestFirst(query, 'created_at', last, limit)
  })
  if (!answer.ok) return answer
  const rows = answerOf(answer.value, bountyFromRow)
  if (!rows.ok) return rows
  const last = answer.value.length < PAGE_SIZE ? null : v.safeParse(CursorRowSchema, answer.value.at(-1))
  return { ok: true, value: { rows: rows.value, next: last?.success ? last.output : null } }
}

export type MarketplaceQuery = MarketplaceChoice & { query: string; sort: BountySort }
/** The sort column's value and the id of the last row the reader has. */
export type MarketplaceCursor = { value: string; id: string }
/** `ended`: there is no further one. */
export type MarketplacePage = { rows: Bounty[]; ended: boolean }

const sortColumns: Record<BountySort, string> = {
  newest: 'deadline',
  'most-funded': 'current_funding',
  'ending-soon': 'deadline',
  'most-popular': 'contributors',
}

/** A page of the Marketplace: active and funded bounties, those after the cursor. */
export async function listMarketplace(
  { category, place, time, query, sort }: MarketplaceQuery,
  after: MarketplaceCursor | null,
): Promise<Answer<MarketplacePage>> {
  const answer = await readPages(bountyPageSize, (client, last, limit) =>
    client.rpc('marketplace', {
      p_sort: sort,
      p_category: category ?? null,
      p_search: query.trim() === '' ? null : query.trim(),
      p_after_value: last ? String(last[sortColumns[sort]]) : (after?.value ?? null),
      p_after_id: last?.['id'] ?? after?.id ?? null,
      p_limit: limit,
      p_place: place ?? null,
      p_time_needed: time ?? null,
    }),
  )
  if (!answer.ok) return answer
  const rows = answerOf(answer.value, bountyFromRow)
  if (!rows.ok) return rows
  return { ok: true, value: { rows: rows.value, ended: answer.value.length < bountyPageSize } }
}

/** So many ids fit an address. */
const mostIds = 100

/** The bounties of these ids, as far as this person may see them; hidden ones are asked for apart, by a member. */
export async function listBountiesById(ids: readonly string[], isMember: boolean): Promise<Answer<Bounty[]>> {
  const bounties: Bounty[] = []
  for (let from = 0; from < ids.length; from += mostIds) {
    const asked = ids.slice(from, from + mostIds)
    const answer = await listSome(asked)
    if (!answer.ok) return answer
    const found = new Set(answer.value.map(({ id }) => id))
    const hidden = await askHidden(
      asked.filter((id) => !found.has(id)),
      isMember,
    )
    if (!hidden.ok) return hidden
    bounties.push(...answer.value, ...hidden.value)
  }
  return { ok: true, value: bounties }
}

/** Those of at most 100 bounties that are hidden and that this person has accepted or funded. A visitor has none. */
export async function askHidden(ids: readonly string[], isMember: boolean): Promise<Answer<Bounty[]>> {
  if (ids.length === 0 || !isMember) return { ok: true, value: [] }
  const rows = await readRows((client) => client.rpc('my_hidden_bounties', { p_ids: ids }), rawRows)
  return rows.ok ? answerOf(rows.value, bountyFromRow) : rows
}

function listSome(asked: readonly string[]): Promise<Answer<Bounty[]>> {
  return readList(
    asked.length,
    (client, last, limit) => {
      const query = client.from('bounties').select(bountyColumns).in('id', asked)
      return (last ? query.gt('id', last['id']) : query).order('id').limit(limit)
    },
    bountyFromRow,
  )
}

/** A person's own bounties, newest first, the latest thousand. */
export function listCreatedBounties(userId: string): Promise<Answer<Bounty[]>> {
  return readList(
    1000,
    (client, last, limit) => {
      const query = client.from('bounties').select(bountyColumns).eq('creator_id', userId)
      return latestFirst(query, 'created_at', last, limit)
    },
    bountyFromRow,
  )
}

/** One bounty by id; null when the server has none that this person may see. */
export async function readBounty(id: string, isMember: boolean): Promise<Answer<Bounty | null>> {
  const answer = await readList(1, (client) => client.from('bounties').select(bountyColumns).eq('id', id).limit(1), bountyFromRow)
  if (!answer.ok) return answer
  const hidden = answer.value.length > 0 ? answer : await askHidden([id], isMember)
  return hidden.ok ? { ok: true, value: hidden.value[0] ?? null } : hidden
}

/** Asks the server to end what its own clock says is over, where nothing else does so in time; answers how many it ended. Anybody may. */
export function expireDueBounties(): Promise<Answer<number>> {
  return readRows(
    (client) => client.rpc('expire_due_bounties'),
    (data) => (typeof data === 'number' ? data : undefined),
  )
}

const AcceptanceRowSchema = v.pipe(
  v.object({ user_id: v.string(), bounty_id: v.string(), status: AcceptanceStatusSchema, updated_at: databaseTime }),
  v.transform((row): BountyAcceptance => ({
    userId: row.user_id,
    bountyId: row.bounty_id,
    status: row.status,
    updatedAt: row.updated_at,
  })),
)

export const acceptanceFromRow = rowOf(AcceptanceRowSchema)

/** This person's acceptances, of one bounty or the latest thousand. */
export function listMyAcceptances(userId: string, bountyId?: string): Promise<Answer<BountyAcceptance[]>> {
  return readList(
    bountyId === undefined ? 1000 : 1,
    (client, last, limit) => {
      const own = client.from('bounty_acceptances').select('*').eq('user_id', userId)
      const query = bountyId === undefined ? own : own.eq('bounty_id', bountyId)
      return latestFirst(query, 'updated_at', last, limit)
    },
    acceptanceFromRow,
  )
}

const PledgeRowSchema = v.pipe(
  v.object({
    id: v.string(),
    bounty_id: v.string(),
    contributor_id: v.nullable(v.string()),
    amount: centsFromDollars,
    anonymous: v.boolean(),
    created_at: databaseTime,
  }),
  v.transform(({ bounty_id, contributor_id, amount, created_at, ...row }): BountyPledge => ({
    ...row,
    bountyId: bounty_id,
    contributorId: contributor_id,
    contributorName: null,
    amountCents: amount,
    createdAt: created_at,
  })),
)

export const pledgeFromRow = rowOf(PledgeRowSchema)

/** This person's own pledges, to one bounty or the latest thousand. Nobody else's can be read. */
export function listMyPledges(bountyId?: string): Promise<Answer<BountyPledge[]>> {
  return readList(
    1000,
    (client, last, limit) =>
      client.rpc('my_pledges', {
        p_bounty_id: bountyId ?? null,
        p_before: last?.['created_at'] ?? null,
        p_before_id: last?.['id'] ?? null,
        p_limit: limit,
      }),
    pledgeFromRow,
  )
}
