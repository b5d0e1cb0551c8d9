import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, fund, newBounty, person, type Person } from './actors.ts'
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
    for (let nth = 0; nth < connections; nth += 1) {
      for (let round = 0; round < pledgesEach; round += 1) cents += centsOf(nth, round)
    }
    const [row] = await db.root.query(
      `select b.current_funding, b.contributors, count(*) as rows, sum(c.amount) as sum, max(c.position) as last, max(c.total_after) as top
       from public.bounties b join public.contributions c on c.bounty_id = b.id where b.id = $1 group by b.id`,
      [bounty],
    )
    const rows = connections * pledgesEach
    expect(row).toEqual({ current_funding: cents / 100, contributors: 96, rows, sum: cents / 100, last: rows, top: cents / 100 })
  })

  it('makes one row of one pledge sent over all connections at once', async () => {
    const bounty = await newBounty(creator)
    const [first] = funders
    if (!first) throw new Error('no funders')
    const key = { p_op_id: randomUUID() }
    const twins = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const connection = await db.connect()
        const claims = JSON.stringify({ sub: first.id, role: 'authenticated' })
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
        const claims = JSON.stringify({ sub: first.id, role: 'authenticated' })
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
