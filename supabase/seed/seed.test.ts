import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleBounties, sampleBountiesFrom } from '../../src/content/sample-bounties.ts'
import { sampleLeaderboard } from '../../src/content/sample-leaderboard.ts'
import { sampleMembers } from '../../src/content/sample-members.ts'
import { engines, type Database } from '../tests/database.ts'
import { seedSql } from './seed-sql.ts'

const written = readFileSync(join(import.meta.dirname, '../seed.sql'), 'utf8')

it('seed.sql is what the generator writes', () => {
  expect(written, 'run: npx tsx supabase/seed/generate-seed.ts').toBe(seedSql())
})

describe.each(engines)('seed.sql on $name', ({ open }) => {
  let db: Database

  beforeAll(async () => {
    db = await open()
    await db.root.exec(written)
  })
  afterAll(() => db.close())

  it('brings the same bounties that the client ships', async () => {
    const rows = await db.root.query(
      'select id, title, creator_id, funding_goal * 100 as goal, current_funding * 100 as raised, contributors, status, is_sample from public.bounties order by id',
    )
    const shipped = sampleBountiesFrom(0)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((sample) => ({
        id: sample.id,
        title: sample.title,
        creator_id: sample.creatorId,
        goal: sample.fundingGoalCents,
        raised: sample.currentFundingCents,
        contributors: sample.contributors,
        status: sample.status,
        is_sample: true,
      }))
    expect(rows).toEqual(shipped)
  })

  it('has a ledger that adds up to every total', async () => {
    const wrong = await db.root.query(
      `select b.title from public.bounties b
       left join lateral (select sum(amount) as sum, max(total_after) as last, count(*) as rows, max(position) as top
         from public.contributions c where c.bounty_id = b.id) l on true
       where b.current_funding <> l.sum or b.current_funding <> l.last or l.rows <> l.top
         or (b.status = 'active') <> (b.current_funding < b.funding_goal)`,
    )
    expect(wrong).toEqual([])
  })

  it('names the members, and makes Morgan a moderator', async () => {
    const names = await db.root.query('select id, display_name from public.profiles order by display_name')
    expect(names).toHaveLength(Object.keys(sampleMembers).length)
    expect(names).toContainEqual({ id: sampleMembers.casey.id, display_name: 'Casey Rowan' })
    expect(await db.root.query('select user_id from private.moderators')).toEqual([{ user_id: sampleMembers.morgan.id }])
  })

  it.each(['monthly', 'all-time'] as const)('has the %s leaderboard that the client ships', async (period) => {
    const rows = await db.root.query('select id, points, rank, achievements from public.leaderboard($1, 100)', [period])
    const shipped = sampleLeaderboard(period)
    expect(rows).toMatchObject(shipped.map(({ id, points, rank }) => ({ id, points, rank })))
    // The server adds what a member's counts earn by the rules, after what the sample was given.
    const leading = rows.map((row, place) =>
      Array.isArray(row['achievements']) ? row['achievements'].slice(0, shipped[place]?.achievements.length) : [],
    )
    expect(leading).toEqual(shipped.map((entry) => entry.achievements))
  })

  it('changes nothing when it runs again', async () => {
    const count = async () =>
      db.root.query('select (select count(*) from public.contributions) + (select count(*) from auth.users) as rows')
    const before = await count()
    await db.root.query("update public.profiles set display_name = 'Case' where id = $1", [sampleMembers.casey.id])
    await db.root.exec(written)
    expect(await count()).toEqual(before)
    expect(await db.root.query('select display_name from public.profiles where id = $1', [sampleMembers.casey.id])).toEqual([
      { display_name: 'Case' },
    ])
    expect(await db.root.query('select from public.bounties')).toHaveLength(sampleBounties.length)
  })
})
