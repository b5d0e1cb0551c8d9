import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, all, fund, newBounty, person, refusal, refusals, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const tables = [
  'profiles',
  'subscriptions',
  'bounties',
  'contributions',
  'bounty_acceptances',
  'completions',
  'notifications',
] as const

const rowsSeen = async (from: string, people: Actor[]) => {
  const counts: number[] = []
  for (const who of people) counts.push((await who.sql(`select * from public.${from}`)).length)
  return counts
}
const contributorsOf = (who: Actor, id: string) => who.sql('select contributor_id from public.bounty_contributors($1)', [id])
const subscribe = (id: string, plan: string) =>
  `insert into public.subscriptions (user_id, plan_type, status) values ('${id}', '${plan}', 'active') on conflict do nothing`

describe.each(engines)('the tables on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let funder: Person
  let stranger: Person
  let moderator: Person
  let bounty: string
  const actors = (): Actor[] => [visitor(db), stranger, creator, funder, moderator]

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    funder = await person(db, 'funder')
    stranger = await person(db, 'stranger')
    moderator = await person(db, 'moderator', { moderator: true })
    bounty = await newBounty(creator)
    await fund(funder, bounty, 2500)
    await act(funder, 'accept_bounty', { p_bounty_id: bounty })
  })
  afterAll(() => db.close())

  it.each(tables)('let nobody insert into %s or delete from it', async (table) => {
    const values = table === 'subscriptions' ? "(plan_type, status) values ('free', 'active')" : 'default values'
    for (const statement of [
      `insert into public.${table} ${values}`,
      `delete from public.${table}`,
      `truncate public.${table} cascade`,
    ]) {
      expect(await refusals(actors(), (who) => who.sql(statement))).toEqual(all(actors(), '42501'))
    }
  })

  it.each([
    ['bounties', 'current_funding = 1000'],
    ['bounties', "status = 'funded'"],
    ['bounties', 'contributors = 99'],
    ['bounties', "title = 'Another promise'"],
    ['bounties', 'hidden_at = null'],
    ['contributions', 'amount = 1'],
    ['contributions', 'anonymous = false'],
    ['bounty_acceptances', "status = 'completed'"],
    ['completions', "status = 'approved'"],
    ['subscriptions', "plan_type = 'elite_corps'"],
    ['notifications', 'read_at = now()'],
    ['profiles', 'id = gen_random_uuid()'],
    ['profiles', 'created_at = now()'],
  ])('let nobody update %s set %s', async (table, change) => {
    expect(await refusals(actors(), (who) => who.sql(`update public.${table} set ${change}`))).toEqual(all(actors(), '42501'))
  })

  it('let a direct contribution through in no form', async () => {
    const insert = `insert into public.contributions (id, bounty_id, contributor_id, amount, position, total_after)
      values ('${randomUUID()}', '${bounty}', '${funder.id}', 5, 2, 30)`
    expect(await refusals(actors(), (who) => who.sql(insert))).toEqual(all(actors(), '42501'))
  })

  it.each([
    'select * from private.client_ops',
    'select * from private.moderators',
    'select * from private.settings',
    'select * from private.scores',
    'select * from auth.users',
    "select private.refuse(gen_random_uuid(), 'x')",
    'select private.add_score(gen_random_uuid(), null, now(), 1, 0, 0, 0, 0)',
  ])('give nobody a way into the schemas private and auth: %s', async (statement) => {
    expect(await refusals(actors(), (who) => who.sql(statement))).toEqual(all(actors(), '42501'))
  })

  it('let no role of the API become the acts’ owner', async () => {
    const roles = ['anon', 'authenticated', 'service_role', 'authenticator']
    const members = await db.root.query(
      "select rolname from pg_roles where pg_has_role(oid, 'academy_acts', 'member') and rolname = any ($1)",
      [roles],
    )
    expect(members).toEqual([])
  })

  it('show a pledge to its contributor only, and who pledged to moderators on request', async () => {
    expect(await rowsSeen('my_pledges()', [funder, moderator, creator, stranger])).toEqual([1, 0, 0, 0])
    expect(await contributorsOf(moderator, bounty)).toEqual([{ contributor_id: funder.id }])
    expect(await contributorsOf(creator, bounty)).toEqual([])
    expect(await refusal(contributorsOf(visitor(db), bounty))).toBe('42501')
    expect(await refusals(actors(), (who) => who.sql('select * from public.contributions'))).toEqual(all(actors(), '42501'))
  })

  it('show an acceptance to the person only', async () => {
    expect(await rowsSeen('bounty_acceptances', [funder, moderator, creator, stranger])).toEqual([1, 0, 0, 0])
  })

  it('show a hidden bounty to its creator and to moderators only', async () => {
    const hidden = await newBounty(creator)
    await db.root.query('update public.bounties set hidden_at = now() where id = $1', [hidden])
    const sees = async (who: Actor) => (await who.sql('select * from public.bounties where id = $1', [hidden])).length === 1
    expect([await sees(visitor(db)), await sees(stranger), await sees(creator), await sees(moderator)]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('show names of people to everybody, and nothing else of a profile', async () => {
    for (const who of [visitor(db), stranger]) {
      expect(await who.sql('select id, display_name from public.profiles where id = $1', [creator.id])).toEqual([
        { id: creator.id, display_name: 'Patriot' },
      ])
      expect(await refusal(who.sql('select hide_from_leaderboard from public.profiles'))).toBe('42501')
      expect(await refusal(who.sql('select created_at from public.profiles'))).toBe('42501')
    }
    expect(await creator.sql('select * from public.my_profile()')).toMatchObject([
      { id: creator.id, hide_from_leaderboard: false },
    ])
    expect(await refusal(visitor(db).sql('select * from public.my_profile()'))).toBe('42501')
  })

  it('let a person change the own name, and no other', async () => {
    await stranger.sql("update public.profiles set display_name = 'Nobody'")
    const names = await db.root.query("select id from public.profiles where display_name = 'Nobody'")
    expect(names).toEqual([{ id: stranger.id }])
    const rename = (name: string) => refusal(stranger.sql('update public.profiles set display_name = $1', [name]))
    for (const bad of ['', '   ', 'two\nlines']) expect(await rename(bad)).toBe('PT400')
    expect(await rename('x'.repeat(41))).toBe('23514')
  })

  it('give each account one free subscription, which only it can read', async () => {
    expect(await creator.sql('select user_id, plan_type, status from public.subscriptions')).toEqual([
      { user_id: creator.id, plan_type: 'free', status: 'active' },
    ])
    expect(await refusal(creator.sql(subscribe(creator.id, 'free')))).toBe('none')
    expect(await refusal(creator.sql(subscribe(creator.id, 'elite_corps')))).toBe('42501')
    expect(await refusal(creator.sql(subscribe(stranger.id, 'free')))).toBe('42501')
    expect(await creator.sql('select plan_type from public.subscriptions')).toEqual([{ plan_type: 'free' }])
  })

  it('keep the ledger as it is even from the database’s owner', async () => {
    expect(await refusal(db.root.query('update public.contributions set amount = 1'))).toBe('42501')
    expect(await refusal(db.root.query('delete from public.contributions'))).toBe('42501')
  })

  it('keep the money of an account that is deleted, without its name', async () => {
    const leaver = await person(db, 'leaver')
    const id = await newBounty(creator)
    await fund(leaver, id, 2500)
    await db.root.query('delete from auth.users where id = $1', [leaver.id])
    expect(await db.root.query('select contributor_id, amount from public.contributions where bounty_id = $1', [id])).toEqual([
      { contributor_id: null, amount: 25 },
    ])
  })

  it('follow app_metadata in who moderates, at once', async () => {
    const former = await person(db, 'former', { moderator: true })
    const count = async () => (await former.sql('select * from public.bounty_contributors($1)', [bounty])).length
    expect(await count()).toBe(1)
    await db.root.query("update auth.users set raw_app_meta_data = '{}' where id = $1", [former.id])
    expect(await count()).toBe(0)
  })
})
