import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import folds from '../../src/domain/text/folded-corpus.json'
import { fund, inDays, newBounty, person, refusal, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database, type Row } from './database.ts'

const sorts = ['newest', 'most-funded', 'ending-soon', 'most-popular'] as const
const valueOf = {
  newest: 'deadline',
  'most-funded': 'current_funding',
  'ending-soon': 'deadline',
  'most-popular': 'contributors',
}

function list(who: Actor, args: Row): Promise<Row[]> {
  const names = Object.keys(args)
  const named = names.map((name, index) => `${name} => $${index + 1}`).join(', ')
  return who.sql(`select m.*, m.deadline::text as deadline from public.marketplace(${named}) m`, Object.values(args))
}

describe.each(engines)('marketplace on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let funder: Person
  const titles = async (args: Row) => (await list(visitor(db), args)).map((row) => row['title'])

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    funder = await person(db, 'funder')
    const day = [inDays(5), inDays(2), inDays(5), inDays(9), inDays(5), inDays(1), inDays(30)]
    for (const [nth, deadline] of day.entries()) {
      const id = await newBounty(creator, {
        p_title: `Bounty ${nth}`,
        p_description: nth % 2 ? 'Raise the 50% flag_pole.' : 'Walk the old road.',
        p_category: nth % 3 ? 'Flag Etiquette' : 'Civic Engagement',
        p_deadline: deadline,
        p_funding_goal_cents: 3000,
        p_place: [null, 'Anywhere', 'Pôrtland, Oregon'][nth % 3],
        p_time_needed: nth < 4 ? 'Up to an hour' : null,
      })
      if (nth > 0) await fund(funder, id, nth * 1000)
    }
    await db.root.query("update public.bounties set status = 'completed' where title = 'Bounty 6'")
  })
  afterAll(() => db.close())

  it('refuses an unknown sort and an endless search', async () => {
    expect(await refusal(titles({ p_sort: 'id; drop table' }))).toBe('PT400')
    expect(await refusal(titles({ p_sort: null }))).toBe('PT400')
    expect(await refusal(titles({ p_search: 'x'.repeat(201) }))).toBe('PT400')
    expect(await refusal(titles({ p_after_value: 'yesterday-ish', p_after_id: creator.id }))).toBe('22007')
  })

  it('lists active and funded bounties with their creators, sorted as asked', async () => {
    expect((await titles({ p_sort: 'newest' }))[0]).toBe('Bounty 3')
    expect((await titles({ p_sort: 'ending-soon' })).slice(0, 2)).toEqual(['Bounty 5', 'Bounty 1'])
    expect((await titles({ p_sort: 'most-funded' })).slice(0, 3)).toEqual(['Bounty 5', 'Bounty 4', 'Bounty 3'])
    expect((await titles({ p_sort: 'most-popular' })).at(-1)).toBe('Bounty 0')
    expect(await titles({})).toHaveLength(6)
    expect((await list(visitor(db), {}))[0]).toMatchObject({ creator: { display_name: 'Patriot' }, status: 'funded' })
  })

  it.each(sorts)('pages through %s without a gap or a double, ties included', async (sort) => {
    const seen: unknown[] = []
    let after: Row = {}
    for (let page = 0; page < 10; page += 1) {
      const rows = await list(visitor(db), { p_sort: sort, p_limit: 2, ...after })
      seen.push(...rows.map((row) => row['id']))
      const last = rows.at(-1)
      if (!last) break
      after = { p_after_value: String(last[valueOf[sort]]), p_after_id: last['id'] }
    }
    const whole = (await list(visitor(db), { p_sort: sort, p_limit: 100 })).map((row) => row['id'])
    expect(seen).toEqual(whole)
    expect(new Set(seen).size).toBe(6)
  })

  it('keeps to a category', async () => {
    expect(new Set(await titles({ p_category: 'Civic Engagement' }))).toEqual(new Set(['Bounty 0', 'Bounty 3']))
    expect(await titles({ p_category: 'Treasure Hunting' })).toEqual([])
  })

  it.each([
    [{ p_place: 'Anywhere' }, ['Bounty 1', 'Bounty 4']],
    [{ p_place: 'Pôrtland, Oregon' }, ['Bounty 2', 'Bounty 5']],
    [{ p_place: 'Salem' }, []],
    [{ p_time_needed: 'Up to an hour' }, ['Bounty 0', 'Bounty 1', 'Bounty 2', 'Bounty 3']],
    [{ p_time_needed: 'A while' }, []],
    [{ p_place: 'Anywhere', p_time_needed: 'Up to an hour' }, ['Bounty 1']],
    [{ p_category: 'Civic Engagement', p_time_needed: 'Up to an hour', p_search: 'road' }, ['Bounty 0']],
    [{ p_time_needed: 'Up to an hour', p_search: 'ro' }, ['Bounty 0', 'Bounty 2']],
  ])('keeps to a place and to the time needed: %j', async (args, found) => {
    expect(new Set(await titles(args))).toEqual(new Set(found))
  })

  it.each([
    ['  róad   old ', ['Bounty 0', 'Bounty 2', 'Bounty 4']],
    ['ro ol', ['Bounty 0', 'Bounty 2', 'Bounty 4']],
    ['old ROAD', ['Bounty 0', 'Bounty 2', 'Bounty 4']],
    ['bounty 3', ['Bounty 3']],
    ['50%', ['Bounty 1', 'Bounty 3', 'Bounty 5']],
    ['flag_pole', ['Bounty 1', 'Bounty 3', 'Bounty 5']],
    ['0%f', []],
    ['ol_d', []],
    ['oregon portland', ['Bounty 2', 'Bounty 5']],
    ['portland walk', ['Bounty 2']],
    ['%', ['Bounty 1', 'Bounty 3', 'Bounty 5']],
    ["'; --", []],
    ['   ', ['Bounty 0', 'Bounty 1', 'Bounty 2', 'Bounty 3', 'Bounty 4', 'Bounty 5']],
  ])('finds %s in titles, descriptions and places, in any letter case, as plain text', async (search, found) => {
    expect(new Set(await titles({ p_search: search }))).toEqual(new Set(found))
  })

  it.each(folds)('folds $text and $query as the client does: found $found', async ({ text, query, found }) => {
    const [row] = await db.root.query(
      `select bool_and(position(word in private.folded($1)) > 0) as found
       from regexp_split_to_table(private.folded($2), ' ') word where word <> ''`,
      [text, query],
    )
    expect(row?.['found'] ?? true).toBe(found)
  })

  it('finds a bounty as soon as it is made, and no longer once it is closed', async () => {
    const id = await newBounty(creator, { p_title: 'Zebra crossing' })
    expect(await titles({ p_search: 'zebra' })).toEqual(['Zebra crossing'])
    await db.root.query("update public.bounties set status = 'expired' where id = $1", [id])
    expect(await titles({ p_search: 'zebra' })).toEqual([])
    expect(await db.root.query('select from private.bounty_words where bounty_id = $1', [id])).toEqual([])
  })
})
