import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, fund, newBounty, person, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const board = (who: Actor) => who.sql("select id, points from public.leaderboard('all-time') order by id")

// Decision 9: an anonymous pledge can't be traced by anybody but the contributor and moderators, not by any answer, count or error.
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
  const contributors = async (id: string) => {
    const [row] = await db.root.query('select contributors from public.bounties where id = $1', [id])
    return row?.['contributors']
  }

  it('is listed as Anonymous, with its amount and time', async () => {
    const expected = [
      { position: 2, contributor_name: 'Anonymous', anonymous: true, amount: 25, total_after: 35 },
      { position: 1, contributor_name: 'Patriot', anonymous: false, amount: 10, total_after: 10 },
    ]
    for (const who of [visitor(db), creator, other]) expect(await pledges(who)).toMatchObject(expected)
  })

  it('leaves neither name, id nor key in anything that others can read', async () => {
    const [pledge] = await funder.sql('select id from public.contributions')
    const everything = [
      await pledges(creator),
      await board(creator),
      await creator.sql('select * from public.bounties'),
      await creator.sql('select * from public.notifications'),
      await creator.sql('select * from public.contributions'),
      await call(creator, 'op_status', { p_op_ids: [pledge?.['id']] }),
    ]
    const text = JSON.stringify(everything)
    for (const trace of ['Jordan Pike', funder.id, String(pledge?.['id'])]) expect(text).not.toContain(trace)
  })

  it('is shown to its contributor and to moderators', async () => {
    const moderator = await person(db, 'moderator', { moderator: true })
    expect(await funder.sql('select amount, anonymous from public.contributions')).toEqual([{ amount: 25, anonymous: true }])
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

  it('raises the contributors even when the person had pledged by name, and only once', async () => {
    const id = await newBounty(creator)
    await fund(funder, id, 100)
    expect(await contributors(id)).toBe(1)
    await fund(funder, id, 100, { p_anonymous: true })
    expect(await contributors(id)).toBe(2)
    await fund(funder, id, 100, { p_anonymous: true })
    await fund(funder, id, 100)
    expect(await contributors(id)).toBe(2)
  })

  it('of a hidden bounty is not listed at all', async () => {
    const hidden = await newBounty(creator)
    await fund(funder, hidden, 100)
    await db.root.query('update public.bounties set hidden_at = now() where id = $1', [hidden])
    expect(await pledges(visitor(db), hidden)).toEqual([])
  })

  it('pages back through the pledges by position', async () => {
    const id = await newBounty(creator)
    for (const cents of [100, 200, 300]) await fund(funder, id, cents)
    const page = async (before: number | null) =>
      (await visitor(db).sql('select position from public.bounty_contributions($1, $2, 2)', [id, before])).map(
        (row) => row['position'],
      )
    expect([await page(null), await page(2), await page(1)]).toEqual([[3, 2], [1], []])
  })
})
