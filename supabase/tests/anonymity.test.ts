import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, fund, newBounty, person, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database, type Row } from './database.ts'

const board = (who: Actor) => who.sql("select id, points from public.leaderboard('all-time') order by id")

// An anonymous pledge can't be traced by anybody but the contributor and moderators, not by any answer, count or error.
describe.each(engines)('an anonymous pledge on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let funder: Person
  let other: Person
  let bounty: string

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    funder = await person(db, 'funder')
    other = await person(db, 'other')
    await funder.sql("update public.profiles set display_name = 'Jordan Pike'")
    bounty = await newBounty(creator)
    await fund(other, bounty, 1000)
    await fund(funder, bounty, 2500, { p_anonymous: true })
  })
  afterAll(() => db.close())

  const pledges = (who: Actor, id = bounty) => who.sql('select * from public.bounty_contributions($1)', [id])
  const ownAmounts = async (who: Actor) => (await pledges(who)).filter((line) => line['own']).map((line) => line['amount'])
  const contributors = async (id: string) => {
    const [row] = await db.root.query('select contributors from public.bounties where id = $1', [id])
    return row?.['contributors']
  }

  it('is listed as Anonymous, with its amount and its day', async () => {
    for (const who of [visitor(db), creator, other]) {
      const lines = await pledges(who)
      expect(lines.map((line) => [line['position'], line['total_after']])[0]).toEqual([2, 35])
      expect(lines.toSorted((a, b) => Number(a['amount']) - Number(b['amount']))).toMatchObject([
        { contributor_name: 'Patriot', anonymous: false, amount: 10 },
        { contributor_name: 'Anonymous', anonymous: true, amount: 25 },
      ])
      for (const line of lines) expect(new Date(String(line['created_at'])).toISOString()).toMatch(/T00:00:00\.000Z$/)
    }
  })

  it('is marked as one’s own to its contributor and to nobody else', async () => {
    const moderator = await person(db, 'onlooker', { moderator: true })
    expect(await ownAmounts(funder)).toEqual([25])
    expect(await ownAmounts(other)).toEqual([10])
    for (const who of [visitor(db), creator, moderator]) expect(await ownAmounts(who)).toEqual([])
  })

  it('leaves neither name, id nor key in anything that others can read', async () => {
    const [pledge] = await funder.sql('select id from public.my_pledges()')
    const everything = [
      await pledges(creator),
      await board(creator),
      await creator.sql('select * from public.bounties'),
      await creator.sql('select * from public.notifications'),
      await creator.sql('select * from public.my_pledges()'),
      await call(creator, 'op_status', { p_op_ids: [pledge?.['id']] }),
    ]
    const text = JSON.stringify(everything)
    for (const trace of ['Jordan Pike', funder.id, String(pledge?.['id'])]) expect(text).not.toContain(trace)
  })

  it('is shown to its contributor and to moderators', async () => {
    const moderator = await person(db, 'moderator', { moderator: true })
    expect(await funder.sql('select amount, anonymous from public.my_pledges()')).toEqual([{ amount: 25, anonymous: true }])
    expect(await moderator.sql('select contributor_id from public.bounty_contributors($1)', [bounty])).toContainEqual({
      contributor_id: funder.id,
    })
  })

  it('earns no points, nor does it earn any for the creator', async () => {
    const before = await board(other)
    const fresh = await newBounty(creator)
    await fund(funder, fresh, 5000, { p_anonymous: true })
    expect(await board(other)).toEqual(before)
    expect(before.map((row) => row['id'])).not.toContain(funder.id)
  })

  it('by the creator looks no different from one by anybody else', async () => {
    const own = await newBounty(creator)
    const before = await board(other)
    await fund(creator, own, 2500, { p_anonymous: true })
    expect(await board(other)).toEqual(before)
    expect(await contributors(own)).toBe(1)
  })

  it('raises the contributors each time, whoever pledged before and how', async () => {
    const id = await newBounty(creator)
    await fund(funder, id, 100)
    expect(await contributors(id)).toBe(1)
    await fund(funder, id, 100, { p_anonymous: true })
    expect(await contributors(id)).toBe(2)
    await fund(funder, id, 100, { p_anonymous: true })
    expect(await contributors(id)).toBe(3)
    await fund(funder, id, 100)
    expect(await contributors(id)).toBe(3)
  })

  it('of a hidden bounty is not listed at all', async () => {
    const hidden = await newBounty(creator)
    await fund(funder, hidden, 100)
    await db.root.query('update public.bounties set hidden_at = now() where id = $1', [hidden])
    expect(await pledges(visitor(db), hidden)).toEqual([])
  })

  it('pages back through the pledges after a day and a key, each once, with the totals of that order', async () => {
    const id = await newBounty(creator)
    for (const cents of [100, 200, 300, 400, 500]) await fund(funder, id, cents)
    const seen: Row[] = []
    for (;;) {
      const last = seen.at(-1)
      const values = [id, last?.['created_at'] ?? null, last?.['key'] ?? null]
      const page = await visitor(db).sql('select * from public.bounty_contributions($1, $2, $3, 2)', values)
      if (page.length === 0) break
      seen.push(...page)
    }
    expect(seen.map((line) => line['position'])).toEqual([5, 4, 3, 2, 1])
    expect(new Set(seen.map((line) => Number(line['amount'])))).toEqual(new Set([1, 2, 3, 4, 5]))
    for (const [index, line] of seen.entries()) {
      const rest = seen.slice(index).reduce((sum, each) => sum + Number(each['amount']), 0)
      expect(line['total_after']).toBe(rest)
    }
  })
})
