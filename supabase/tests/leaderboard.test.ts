import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { achievementRules } from '../../src/content/achievements.ts'
import { pointsForCompletion } from '../../src/domain/bounties/bounty-words.ts'
import { accept, complete, confirm, fund, newBounty, person, review, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

/** One person does for another's bounty what earns points, and the other approves it. */
const lift = async (earner: Person, other: Person) => {
  const id = await newBounty(other, { p_requires_photo: false })
  await fund(earner, id, 10_000)
  await accept(earner, id)
  return review(other, (await complete(earner, id)).op_id, 'approve')
}

// 10 for a bounty that somebody else funds, 50 for a completion, 1 a dollar up to 100 a month, none for oneself.
describe.each(engines)('the leaderboard on $name', ({ open }) => {
  let db: Database | undefined
  const opened = async () => (db ??= await open())
  let creator: Person
  let funder: Person

  beforeEach(async () => {
    const fresh = await opened()
    creator = await person(fresh, 'creator')
    funder = await person(fresh, 'funder')
  })
  afterAll(() => db?.close())

  const entry = async (who: Person, period = 'monthly') => {
    const [row] = await visitor(await opened()).sql('select * from public.leaderboard($1, 100) where id = $2', [period, who.id])
    return row
  }

  it('leaves out who has no points', async () => {
    await newBounty(creator)
    expect(await entry(creator)).toBeUndefined()
  })

  it('gives nothing for pledging to oneself', async () => {
    const id = await newBounty(creator)
    await fund(creator, id, 10_000)
    await fund(creator, id, 10_000, { p_anonymous: true })
    expect(await entry(creator)).toBeUndefined()
  })

  it('gives the creator 10 once, at the first named pledge of somebody else', async () => {
    const id = await newBounty(creator)
    await fund(creator, id, 100)
    await fund(funder, id, 100)
    await fund(funder, id, 100)
    await fund(await person(await opened(), 'another'), id, 100)
    expect(await entry(creator)).toMatchObject({ points: 10, bounties_created: 1, bounties_funded: 0 })
  })

  it('gives one point a whole dollar of the month, however it is split', async () => {
    const id = await newBounty(creator)
    for (let nth = 0; nth < 10; nth += 1) await fund(funder, id, 150)
    expect(await entry(funder)).toMatchObject({ points: 15, bounties_funded: 1 })
  })

  it('gives at most 100 a month for pledges, and counts on for all time the next month', async () => {
    const id = await newBounty(creator)
    await fund(funder, id, 9950)
    await fund(funder, id, 1_000_000)
    expect(await entry(funder)).toMatchObject({ points: 100 })
    const { root } = await opened()
    await root.query("update private.scores set month = month - interval '1 month' where user_id = $1 and month <> '-infinity'", [
      funder.id,
    ])
    for (const ceiling of ['pair_points', 'mailbox_points']) {
      await root.query(`update private.${ceiling} set month = month - interval '1 month' where earner_id = $1`, [funder.id])
    }
    await fund(funder, id, 5000)
    expect(await entry(funder)).toMatchObject({ points: 50 })
    expect(await entry(funder, 'all-time')).toMatchObject({ points: 150 })
  })

  it('gives 50 for an approved completion, and nothing before', async () => {
    const id = await newBounty(creator, { p_requires_photo: false })
    await accept(funder, id)
    const handedIn = await complete(funder, id)
    expect(await entry(funder)).toBeUndefined()
    await review(creator, handedIn.op_id, 'approve')
    expect(await entry(funder)).toMatchObject({
      points: pointsForCompletion,
      bounties_completed: 1,
      achievements: ['Knowledge Seeker'],
    })
  })

  it('gives nothing to an account that is not confirmed, nor to anybody through one, and keeps it off every board', async () => {
    const fresh = await opened()
    const unconfirmed = await person(fresh, 'unconfirmed', { unconfirmed: true })
    const theirs = await newBounty(unconfirmed, { p_requires_photo: false })
    await fund(funder, theirs, 5000)
    await accept(funder, theirs)
    await review(unconfirmed, (await complete(funder, theirs)).op_id, 'approve')
    const mine = await newBounty(creator, { p_requires_photo: false })
    expect(await fund(unconfirmed, mine, 5000)).toMatchObject({ outcome: 'applied' })
    await accept(unconfirmed, mine)
    expect(await review(creator, (await complete(unconfirmed, mine)).op_id, 'approve')).toMatchObject({ outcome: 'applied' })
    for (const who of [unconfirmed, funder, creator]) expect(await entry(who, 'all-time')).toBeUndefined()
  })

  it('begins to count once the address is confirmed, and for the creator with the first pledge that counts', async () => {
    const fresh = await opened()
    const late = await person(fresh, 'late', { unconfirmed: true })
    const id = await newBounty(creator)
    await fund(late, id, 5000)
    await confirm(fresh.root, late.id)
    await fund(late, id, 2000)
    expect(await entry(late)).toMatchObject({ points: 20 })
    expect(await entry(creator)).toMatchObject({ points: 10 })
    await fresh.root.query('delete from private.confirmed_accounts where user_id = $1', [late.id])
    expect(await entry(late)).toBeUndefined()
  })

  it('gives one person at most 100 a month through one other, whatever the two do', async () => {
    for (let nth = 0; nth < 4; nth += 1) {
      await lift(funder, creator)
      await lift(creator, funder)
    }
    expect(await entry(funder)).toMatchObject({ points: 100, bounties_completed: 4 })
    expect(await entry(creator)).toMatchObject({ points: 100, bounties_completed: 4 })
    const third = await person(await opened(), 'third')
    await lift(funder, third)
    expect(await entry(funder)).toMatchObject({ points: 150 })
  })

  it('holds no approval by a moderator against the pair', async () => {
    const moderator = await person(await opened(), 'moderator', { moderator: true })
    for (let nth = 0; nth < 3; nth += 1) {
      const id = await newBounty(creator, { p_requires_photo: false })
      await accept(funder, id)
      await review(moderator, (await complete(funder, id)).op_id, 'approve')
    }
    expect(await entry(funder)).toMatchObject({ points: 150 })
  })

  it('goes on after the person of the last row, over all pages once', async () => {
    for (const cents of [1000, 2000, 3000, 3000])
      await fund(await person(await opened(), 'paged'), await newBounty(creator), cents)
    const board = visitor(await opened())
    const whole = (await board.sql("select * from public.leaderboard('all-time', 100)")).map((row) => row['id'])
    const seen: unknown[] = []
    for (;;) {
      const page = await board.sql("select * from public.leaderboard('all-time', 2, $1)", [seen.at(-1) ?? null])
      if (page.length === 0) break
      seen.push(...page.map((row) => row['id']))
    }
    expect(seen).toEqual(whole)
  })

  it('counts achievements by the rules', async () => {
    for (let nth = 0; nth < 5; nth += 1) await fund(funder, await newBounty(creator), 10_000)
    expect(await entry(creator)).toMatchObject({ achievements: ['Community Leader', 'Creative Patriot'] })
    expect(await entry(funder)).toMatchObject({ achievements: ['Generous Donor', 'Financial Supporter'] })
    for (let nth = 0; nth < 3; nth += 1) {
      const id = await newBounty(creator, { p_requires_photo: false, p_category: 'Flag Etiquette' })
      await accept(funder, id)
      await review(creator, (await complete(funder, id)).op_id, 'approve')
    }
    expect((await entry(funder))?.['achievements']).toContain('Flag Master')
  })

  it('gives achievements for what the app says', async () => {
    const rules = await (await opened()).root.query('select name, metric, category, threshold from private.achievement_rules')
    const told = Object.entries(achievementRules).flatMap(([name, rule]) => (rule === null ? [] : [{ name, ...rule }]))
    expect(new Set(rules.map((rule) => JSON.stringify(rule, ['name', 'metric', 'category', 'threshold'])))).toEqual(
      new Set(told.map((rule) => JSON.stringify(rule, ['name', 'metric', 'category', 'threshold']))),
    )
  })

  it('lets equal points share a rank', async () => {
    const { root } = await opened()
    await root.query('delete from private.scores')
    const people = await Promise.all(['a', 'b', 'c', 'd'].map(async (name) => person(await opened(), name)))
    const cents = [9000, 8000, 8000, 7000]
    for (const [nth, who] of people.entries()) await fund(who, await newBounty(creator), cents[nth], {})
    await root.query('delete from private.scores where user_id = $1', [creator.id])
    const rows = await visitor(await opened()).sql('select points, rank from public.leaderboard()')
    expect(rows).toEqual([
      { points: 90, rank: 1 },
      { points: 80, rank: 2 },
      { points: 80, rank: 2 },
      { points: 70, rank: 4 },
    ])
  })

  it('leaves out who hides, and takes the person in again', async () => {
    await fund(funder, await newBounty(creator), 5000)
    await funder.sql('update public.profiles set hide_from_leaderboard = true')
    expect(await entry(funder)).toBeUndefined()
    await fund(funder, await newBounty(creator), 5000)
    expect(await entry(funder)).toBeUndefined()
    await funder.sql('update public.profiles set hide_from_leaderboard = false')
    expect(await entry(funder)).toMatchObject({ points: 100 })
  })

  it('shows at most 100 rows, and one at least', async () => {
    const board = visitor(await opened())
    const count = async (limit: number) => (await board.sql("select from public.leaderboard('all-time', $1)", [limit])).length
    await fund(funder, await newBounty(creator), 5000)
    expect([await count(-5), await count(0), await count(1)]).toEqual([1, 1, 1])
  })
})
