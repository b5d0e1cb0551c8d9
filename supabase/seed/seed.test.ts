import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleBounties, sampleBountiesFrom } from '../../src/content/sample-bounties.ts'
import { sampleMembers } from '../../src/content/sample-members.ts'
import { bountyFromRow } from '../../src/domain/bounties/bounty.ts'
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
    // Their days are counted from the start of each.
    const timeless = { deadline: '', createdAt: '', updatedAt: '' }
    const rows = await db.root.query('select private.entity_of(b) as entity from public.bounties b order by id')
    const shipped = sampleBountiesFrom(0).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(rows.map(({ entity }) => ({ ...bountyFromRow(entity), ...timeless }))).toEqual(
      shipped.map((sample) => ({ ...sample, ...timeless })),
    )
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

  it('names the members, and makes Morgan a moderator and staff', async () => {
    const names = await db.root.query('select id, display_name from public.profiles order by display_name')
    expect(names).toHaveLength(Object.keys(sampleMembers).length)
    expect(names).toContainEqual({ id: sampleMembers.casey.id, display_name: 'Casey Rowan' })
    const morgan = [{ user_id: sampleMembers.morgan.id }]
    expect(await db.root.query('select user_id from private.moderators')).toEqual(morgan)
    expect(await db.root.query('select user_id from private.staff')).toEqual(morgan)
  })

  it('scores for nobody: a real pledge of a sample account is its first points, and nobody made up is ranked', async () => {
    expect(await db.root.query("select from public.leaderboard('all-time', 100)")).toEqual([])
    const { casey, avery } = sampleMembers
    await db.root.query(
      'select private.score_named_pledge(id, $1, creator_id, now(), 2500, true) from public.bounties where is_sample and creator_id = $2 limit 1',
      [casey.id, avery.id],
    )
    // Beside the points stands what My Bounties lists.
    const own = { id: casey.id, points: 25, rank: 1, bounties_created: 3, bounties_funded: 2, bounties_completed: 0 }
    expect(await db.root.query("select * from public.leaderboard('all-time', 100)")).toMatchObject([own])
    expect(await db.root.query("select id, points from public.leaderboard('monthly', 100)")).toEqual([
      { id: casey.id, points: 25 },
    ])
  })

  it('changes nothing when it runs again', async () => {
    const count = async () =>
      db.root.query(
        `select (select count(*) from public.contributions) + (select count(*) from auth.users) as rows,
          (select array_agg(points order by user_id, month) from private.scores) as points`,
      )
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
