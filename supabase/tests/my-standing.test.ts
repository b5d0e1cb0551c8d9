import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirm, fund, newBounty, person, refusal, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const standing = async (who: Person, period = 'monthly') => (await who.sql('select * from public.my_standing($1)', [period]))[0]
const deeds = async (who: Person, period = 'monthly') => (await who.sql('select * from public.my_deeds($1)', [period]))[0]

describe.each(engines)('my_standing on $name', ({ open }) => {
  let db: Database
  let creator: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
  })
  beforeEach(() => db.root.query('delete from private.scores'))
  afterAll(() => db.close())

  /** Somebody who has pledged so many dollars this month. */
  const member = async (dollars: number) => {
    const who = await person(db, 'member')
    await fund(who, await newBounty(creator), dollars * 100)
    return who
  }

  /** So many people with the points `from` and one more each. */
  const crowd = (count: number, from: number) =>
    db.root.query(
      `with made as (
         insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.test' from generate_series(1, $1::integer) returning id, email
       ), known as (
         insert into private.confirmed_accounts (user_id, email) select id, email from made
       )
       insert into private.scores (user_id, month, points)
       select id, date_trunc('month', now() at time zone 'UTC')::date, $2::integer + row_number() over ()::integer from made`,
      [count, from],
    )

  it('is refused to who is not signed in', async () => {
    expect(await refusal(visitor(db).sql('select * from public.my_standing()'))).toBe('42501')
  })

  it('tells a newcomer of no points, and of what the last one has', async () => {
    const newcomer = await person(db, 'newcomer')
    const none = { points: 0, rank: null, hidden: false, confirmed: true }
    expect(await standing(newcomer)).toEqual({ ...none, gap: null, next: null })
    await member(30)
    await db.root.query('delete from private.scores where user_id = $1', [creator.id])
    expect(await standing(newcomer)).toEqual({ ...none, gap: 30, next: 1 })
  })

  it('tells rank and gap, equal points sharing a rank, of the month and of all time', async () => {
    const [first, second, other, last] = [await member(90), await member(80), await member(80), await member(70)]
    const known = { hidden: false, confirmed: true }
    expect(await standing(first)).toEqual({ points: 90, rank: 1, gap: null, next: null, ...known })
    for (const who of [second, other]) expect(await standing(who)).toEqual({ points: 80, rank: 2, gap: 10, next: 1, ...known })
    expect(await standing(last)).toEqual({ points: 70, rank: 4, gap: 10, next: 2, ...known })
    await db.root.query("update private.scores set points = 500 where user_id = $1 and month = '-infinity'", [last.id])
    expect(await standing(last, 'all-time')).toEqual({ points: 500, rank: 1, gap: null, next: null, ...known })
  })

  it('tells what one has done, of the month and of all time, also who hides', async () => {
    expect(await refusal(visitor(db).sql('select * from public.my_deeds()'))).toBe('42501')
    const who = await member(20)
    expect(await deeds(who)).toEqual({ created: 0, funded: 1, completed: 0 })
    await who.sql('update public.profiles set hide_from_leaderboard = true')
    await newBounty(who)
    expect(await deeds(who)).toEqual({ created: 0, funded: 1, completed: 0 })
    expect(await deeds(who, 'all-time')).toEqual({ created: 1, funded: 1, completed: 0 })
    expect(await deeds(await person(db, 'newcomer'))).toEqual({ created: 0, funded: 0, completed: 0 })
  })

  it('gives who hides the points alone, and counts nobody who hides', async () => {
    const [hidden, shown] = [await member(90), await member(80)]
    await hidden.sql('update public.profiles set hide_from_leaderboard = true')
    expect(await standing(hidden)).toEqual({ points: 90, rank: null, gap: null, next: null, hidden: true, confirmed: true })
    expect(await standing(shown)).toMatchObject({ rank: 1, gap: null })
  })

  it('says that an address is not confirmed, and counts nobody whose isn’t', async () => {
    const newcomer = await person(db, 'unconfirmed', { unconfirmed: true })
    expect(await standing(newcomer)).toEqual({ points: 0, rank: null, gap: null, next: null, hidden: false, confirmed: false })
    await confirm(db.root, newcomer.id)
    expect(await standing(newcomer)).toMatchObject({ confirmed: true })
    const [former, shown] = [await member(90), await member(80)]
    await db.root.query('delete from private.confirmed_accounts where user_id = $1', [former.id])
    expect(await standing(former)).toMatchObject({ points: 90, rank: null, gap: null, confirmed: false })
    expect(await standing(shown)).toMatchObject({ rank: 1, gap: null, next: null })
  })

  it('knows rank 120, which no page of the leaderboard shows', async () => {
    await crowd(119, 40)
    expect(await standing(await member(35))).toMatchObject({ points: 35, rank: 120, gap: 6, next: 119 })
  })

  it('numbers the first 1,000 and tells everybody else the gap', async () => {
    await crowd(999, 40)
    const who = await member(35)
    expect(await standing(who)).toMatchObject({ rank: 1000, gap: 6, next: 999 })
    await crowd(1, 60)
    expect(await standing(who)).toMatchObject({ points: 35, rank: null, gap: 6, next: null })
  })
})
