import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, bountyTerms, inDays, person, refusal, visitor, type Person } from './actors.ts'
import { engines, type Database, type Row } from './database.ts'

describe.each(engines)('create_bounty on $name', ({ open }) => {
  let db: Database
  let creator: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
  })
  afterAll(() => db.close())

  const create = (terms: Row = {}) => act(creator, 'create_bounty', bountyTerms(terms))

  it('refuses a visitor and a session of another person', async () => {
    expect(await refusal(act(visitor(db), 'create_bounty', bountyTerms()))).toBe('42501')
    expect(await refusal(create({ p_expected_user: randomUUID() }))).toBe('PT412')
  })

  it('refuses an account that is gone, though its token still lives', async () => {
    const gone = await person(db, 'gone')
    await db.root.query('delete from auth.users where id = $1', [gone.id])
    expect(await refusal(act(gone, 'create_bounty', bountyTerms()))).toBe('PT401')
  })

  it.each([
    ['no title', { p_title: null }],
    ['a blank title', { p_title: ' \t\n ' }],
    ['a title of 121 characters', { p_title: 'x'.repeat(121) }],
    ['no description', { p_description: null }],
    ['a blank description', { p_description: '  \n' }],
    ['a description of 4,001 characters', { p_description: 'x'.repeat(4001) }],
    ['no category', { p_category: null }],
    ['an unknown category', { p_category: 'Treasure Hunting' }],
    ['a goal of 99 cents', { p_funding_goal_cents: 99 }],
    ['a goal over $1,000,000', { p_funding_goal_cents: 100_000_001 }],
    ['no goal', { p_funding_goal_cents: null }],
    ['no deadline', { p_deadline: null }],
    ['a deadline that never comes', { p_deadline: 'infinity' }],
    ['no word on the photo', { p_requires_photo: null }],
    ['a blank place', { p_place: ' \t\n ' }],
    ['a place of 61 characters', { p_place: 'x'.repeat(61) }],
    ['a place with a heap of blanks', { p_place: `Portland${' '.repeat(1000)}` }],
    ['coordinates', { p_place: '45.52° N, 122.68° W' }],
    ['a time that is no size', { p_time_needed: 'A while' }],
  ])('calls %s malformed', async (_what, terms) => {
    expect(await refusal(create(terms))).toBe('PT400')
  })

  it('refuses a deadline that has passed, and stores that it did', async () => {
    const key = { p_op_id: randomUUID(), ...bountyTerms({ p_deadline: inDays(-1) }) }
    expect(await create(key)).toMatchObject({ outcome: 'rejected', code: 'deadline_in_past', entity: null })
    expect(await create(key)).toMatchObject({ outcome: 'rejected', code: 'deadline_in_past', replayed: true })
  })

  it.each([6, 1000, 18_000])('refuses a deadline in %i years with a reason', async (years) => {
    const far = await create({ p_deadline: `${new Date().getUTCFullYear() + years}-01-01T00:00:00Z` })
    expect(far).toMatchObject({ outcome: 'rejected', code: 'deadline_too_far', entity: null })
  })

  it('takes the end of the day in five years in the zone where days end last', async () => {
    const end = new Date(Date.now() - 12 * 3_600_000)
    end.setUTCFullYear(end.getUTCFullYear() + 5)
    end.setUTCHours(35, 59, 59, 999)
    expect(await create({ p_deadline: end.toISOString() })).toMatchObject({ outcome: 'applied' })
  })

  it('refuses the 21st of a day', async () => {
    const eager = await person(db, 'eager')
    const codes: unknown[] = []
    for (let nth = 1; nth <= 21; nth += 1) codes.push((await act(eager, 'create_bounty', bountyTerms())).code)
    expect(codes).toEqual([...Array.from({ length: 20 }, () => null), 'daily_limit'])
  })

  it('makes an active bounty under the key of the act', async () => {
    const answer = await create({
      p_title: '  Five  monuments,\none map ',
      p_funding_goal_cents: 12_345,
      p_requires_photo: false,
    })
    expect(answer).toMatchObject({ outcome: 'applied', code: null, replayed: false })
    expect(answer.entity).toMatchObject({
      id: answer.op_id,
      title: 'Five monuments, one map',
      creator_id: creator.id,
      funding_goal: 123.45,
      current_funding: 0,
      contributors: 0,
      status: 'active',
      requires_photo: false,
      is_sample: false,
      hidden_at: null,
    })
  })

  it.each([
    ['  Portland,\n Oregon ', 'Portland, Oregon'],
    ['anywhere', 'Anywhere'],
    ['Essen', 'Essen'],
    ['10 Downing Street', '10 Downing Street'],
    [null, null],
  ])('stores the place %j as %j', async (p_place, place) => {
    expect((await create({ p_place })).entity).toMatchObject({ place })
  })

  it('knows a request of the first version by the hash that it had: it may come again after the database has changed', async () => {
    const { op_id: id } = await act(creator, 'create_bounty', {
      p_title: 'Walk the old road',
      p_description: 'Find where it ran.',
      p_category: 'Historical Knowledge',
      p_funding_goal_cents: 10_000,
      p_deadline: '2026-01-01T00:00:00Z',
      p_requires_photo: true,
    })
    const [op] = await db.root.query("select encode(request_hash, 'hex') as hash from private.client_ops where op_id = $1", [id])
    expect(op).toEqual({ hash: '1c7a3454111099ec8d8cced8f17b5232366d23e35a263c891f367eb86d3af7f2' })
  })

  it('makes one bounty of a repeated act, and calls a changed one a conflict', async () => {
    const key = { p_op_id: randomUUID(), ...bountyTerms() }
    const first = await create(key)
    expect(await create(key)).toMatchObject({ outcome: 'applied', replayed: true, entity: first.entity })
    expect(await refusal(create({ ...key, p_title: 'Another promise' }))).toBe('PT409')
    expect(await refusal(create({ ...key, p_place: 'Anywhere' }))).toBe('PT409')
    expect(await refusal(create({ ...key, p_time_needed: 'Up to a day' }))).toBe('PT409')
    expect(await db.root.query('select title from public.bounties where id = $1', [key.p_op_id])).toHaveLength(1)
  })

  it('never takes over a bounty that stands under the key', async () => {
    const other = await person(db, 'other')
    const taken = randomUUID()
    await db.root.query(
      `insert into public.bounties (id, title, description, category, funding_goal, deadline)
       values ($1, 'Sample', 'Sample', 'Flag Etiquette', 10, now() + interval '1 day')`,
      [taken],
    )
    expect(await refusal(act(other, 'create_bounty', bountyTerms({ p_op_id: taken })))).toBe('PT409')
  })
})
