import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf, act, fund, newBounty, person, type Person } from './actors.ts'
import { postgres, type Database } from './database.ts'

const connections = 48
const pledgesEach = 10

const centsOf = (nth: number, round: number) => 100 + ((nth * 37 + round * 101) % 900)

// Races show on a real PostgreSQL only: PGlite has one connection.
describe.skipIf(!postgres)('one bounty under 48 connections', () => {
  let db: Database
  let creator: Person
  let funders: Person[]

  beforeAll(async () => {
    if (!postgres) return
    db = await postgres.open()
    creator = await person(db, 'creator')
    funders = await Promise.all(
      Array.from({ length: connections }, async (_, nth) => person(db, `funder-${nth}`, { connection: await db.connect() })),
    )
  })
  afterAll(() => db?.close())

  it('keeps every cent of concurrent pledges', async () => {
    const bounty = await newBounty(creator)
    await Promise.all(
      funders.map(async (funder, nth) => {
        for (let round = 0; round < pledgesEach; round += 1) {
          await fund(funder, bounty, centsOf(nth, round), { p_anonymous: (nth + round) % 3 === 0 })
        }
      }),
    )
    let cents = 0
    let anonymous = 0
    for (let nth = 0; nth < connections; nth += 1) {
      for (let round = 0; round < pledgesEach; round += 1) {
        cents += centsOf(nth, round)
        if ((nth + round) % 3 === 0) anonymous += 1
      }
    }
    const [row] = await db.root.query(
      `select b.current_funding, b.contributors, count(*) as rows, sum(c.amount) as sum, max(c.position) as last, max(c.total_after) as top
       from public.bounties b join public.contributions c on c.bounty_id = b.id where b.id = $1 group by b.id`,
      [bounty],
    )
    const rows = connections * pledgesEach
    expect(row).toEqual({
      current_funding: cents / 100,
      contributors: connections + anonymous,
      rows,
      sum: cents / 100,
      last: rows,
      top: cents / 100,
    })
  })

  it('reaches the goal once when all pledge at the same moment, exact to the cent', async () => {
    const bounty = await newBounty(creator, { p_funding_goal_cents: 2407 })
    const answers = await Promise.all(funders.map((funder, nth) => fund(funder, bounty, 100 + nth)))
    expect(answers.every(({ outcome }) => outcome === 'applied')).toBe(true)
    const cents = funders.reduce((sum, _, nth) => sum + 100 + nth, 0)
    const [row] = await db.root.query(
      `select b.status, b.current_funding,
         (select count(*) from public.contributions c where c.bounty_id = b.id and c.total_after >= 24.07 and c.total_after - c.amount < 24.07) as crossings,
         (select count(*) from public.notifications n where n.bounty_id = b.id and n.kind = 'goal_reached') as notices,
         (select s.points from private.scores s where s.user_id = b.creator_id and s.month = '-infinity') as points
       from public.bounties b where b.id = $1`,
      [bounty],
    )
    expect(row).toMatchObject({ status: 'funded', current_funding: cents / 100, crossings: 1, notices: 1 })
  })

  it('counts no points of pledges that a closed bounty refuses while they race with its end', async () => {
    const closer = await person(db, 'closer', { connection: await db.connect() })
    const bounty = await newBounty(closer)
    const before = await db.root.query("select coalesce(sum(points), 0) as points from private.scores where month = '-infinity'")
    const [answers] = await Promise.all([
      Promise.all(funders.map((funder) => fund(funder, bounty, 100))),
      db.root.query("update public.bounties set deadline = now() - interval '1 second' where id = $1", [bounty]),
    ])
    const applied = answers.filter(({ outcome }) => outcome === 'applied').length
    const after = await db.root.query("select coalesce(sum(points), 0) as points from private.scores where month = '-infinity'")
    const named = Number(after[0]?.['points']) - Number(before[0]?.['points'])
    expect(named).toBe(applied + (applied > 0 ? 10 : 0))
    expect(await db.root.query('select count(*) as rows from public.contributions where bounty_id = $1', [bounty])).toEqual([
      { rows: applied },
    ])
  })

  it('makes one row of one pledge sent over all connections at once', async () => {
    const bounty = await newBounty(creator)
    const [first] = funders
    if (!first) throw new Error('no funders')
    const key = { p_op_id: randomUUID() }
    const twins = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const connection = await db.connect()
        const claims = claimsOf(first.id)
        await connection.query("select set_config('role', 'authenticated', false), set_config('request.jwt.claims', $1, false)", [
          claims,
        ])
        return async () =>
          connection.query('select public.fund_bounty($1, $2, $3, 2500, false) ->> $4 as said', [
            key.p_op_id,
            first.id,
            bounty,
            'replayed',
          ])
      }),
    )
    const said = (await Promise.all(twins.map((send) => send()))).map(([row]) => row?.['said'])
    expect(said.filter((replayed) => replayed === 'false')).toHaveLength(1)
    expect(await db.root.query('select current_funding from public.bounties where id = $1', [bounty])).toEqual([
      { current_funding: 25 },
    ])
  })

  it('lets one of many parallel acceptances of a person through', async () => {
    const bounty = await newBounty(creator)
    const [first] = funders
    if (!first) throw new Error('no funders')
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const connection = await db.connect()
        const claims = claimsOf(first.id)
        await connection.query("select set_config('role', 'authenticated', false), set_config('request.jwt.claims', $1, false)", [
          claims,
        ])
        const [row] = await connection.query("select public.accept_bounty(gen_random_uuid(), $1, $2) ->> 'outcome' as outcome", [
          first.id,
          bounty,
        ])
        return row?.['outcome']
      }),
    )
    expect(answers.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    expect(await act(first, 'accept_bounty', { p_bounty_id: bounty })).toMatchObject({ code: 'already_accepted' })
  })

  it('counts people who pledge to each other without a deadlock', async () => {
    const pair = funders.slice(0, 12)
    const bounties = await Promise.all(pair.map((funder) => newBounty(funder)))
    for (let round = 0; round < pair.length; round += 1) {
      const answers = await Promise.all(pair.map((funder, nth) => fund(funder, bounties[(nth + round) % pair.length] ?? '', 100)))
      expect(answers.every((answer) => answer.outcome === 'applied')).toBe(true)
    }
  })
})
