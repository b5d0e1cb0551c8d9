import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BountyKind } from '../../src/domain/acts/payloads.ts'
import { accept, act, complete, fund, newBounty, person, review, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'
import { randomFrom, type Often, type Random } from './random.ts'

const histories = Number(process.env['HISTORIES'] ?? 40)
const actsEach = 6
const invariants = readFileSync(join(import.meta.dirname, 'invariants.sql'), 'utf8')

// People are new now and then, so that their lists stay as long as a person's.
const historiesOfOnePeople = 25

type World = { db: Database; who: Person[]; bounties: { id: string; creator: Person }[]; random: Random }

type Bounty = World['bounties'][number]
const create = async ({ bounties }: World, me: Person) => {
  bounties.push({ id: await newBounty(me, { p_requires_photo: false, p_funding_goal_cents: 5000 }), creator: me })
}

/** What people do, and how many times of a hundred; much is refused, which must count for nothing. */
const things: Often<BountyKind | 'withdraw' | 'review', (world: World, me: Person, bounty: Bounty) => Promise<unknown>> = {
  'create-bounty': [20, create],
  'fund-bounty': [25, ({ random }, me, { id }) => fund(me, id, 100 + random.upTo(4000), { p_anonymous: random.next() < 0.3 })],
  'accept-bounty': [15, (_, me, { id }) => accept(me, id)],
  withdraw: [5, (_, me, { id }) => act(me, 'withdraw_acceptance', { p_bounty_id: id })],
  'complete-bounty': [15, (_, me, { id }) => complete(me, id)],
  review: [
    20,
    async ({ db, random }, _, { id, creator }) => {
      const [waits] = await db.root.query("select id from public.completions where bounty_id = $1 and status = 'submitted'", [id])
      const decision = random.pick(['approve', 'approve', 'request_changes', 'reject'])
      if (waits) await review(creator, String(waits['id']), decision, 'Because.')
    },
  ],
}

/** One thing that one person does, chosen by chance. */
async function step(world: World): Promise<void> {
  const { who, bounties, random } = world
  const me = random.pick(who)
  if (bounties.length === 0) await create(world, me)
  else await random.pickOften(things)(world, me, random.pick(bounties))
}

/** What My Bounties lists, read as the person reads it, but for anonymous pledges, which no leaderboard may count. */
const listed = (me: Person) =>
  me.sql(
    `select (select count(*) from public.bounties where creator_id = $1) as created,
      (select count(distinct bounty_id) from public.my_pledges(p_limit => 500) where not anonymous) as funded,
      (select count(*) from public.bounty_acceptances where user_id = $1 and status = 'completed') as completed`,
    [me.id],
  )

describe.each(engines)('over random histories on $name', ({ open }) => {
  let db: Database

  beforeAll(async () => {
    db = await open()
    await db.root.exec('update private.settings set value = 1000000000')
  })
  afterAll(() => db?.close())

  it(
    `the leaderboard of all time counts what My Bounties lists, and its points are those of the rule, in ${histories} of them`,
    async () => {
      const random = randomFrom(Number(process.env['SEED'] ?? 24))
      let world: World = { db, who: [], bounties: [], random }
      let compared = 0
      for (let nth = 0; nth < histories; nth += 1) {
        if (nth % historiesOfOnePeople === 0) {
          await db.root.exec('delete from private.scores')
          const who = [await person(db, 'ada'), await person(db, 'ben'), await person(db, 'cyd'), await person(db, 'dan')]
          world = { ...world, who, bounties: [] }
        }
        for (let each = 0; each < actsEach; each += 1) await step(world)
        const board = await visitor(db).sql("select * from public.leaderboard('all-time', 100)")
        for (const me of world.who) {
          const row = board.find(({ id }) => id === me.id)
          if (row === undefined) continue
          const told = { created: row['bounties_created'], funded: row['bounties_funded'], completed: row['bounties_completed'] }
          expect([told], `history ${nth}, ${me.name}`).toEqual(await listed(me))
          compared += 1
        }
        if (nth % historiesOfOnePeople < historiesOfOnePeople - 1) continue
        const theirs = new Set<unknown>(world.who.map(({ id }) => id))
        const breaches = await db.root.query(invariants)
        expect(breaches.filter(({ breach, at }) => theirs.has(at) || !['score', 'months'].includes(String(breach)))).toEqual([])
      }
      expect(compared).toBeGreaterThan(histories)
    },
    histories * 2000,
  )

  it('an anonymous pledge, and a bounty that nobody has funded yet, are told apart', async () => {
    const [maker, giver] = [await person(db, 'maker'), await person(db, 'giver')]
    const funded = await newBounty(maker)
    await newBounty(maker)
    await fund(giver, funded, 5000)
    await fund(giver, await newBounty(maker), 5000, { p_anonymous: true })
    const board = await visitor(db).sql("select * from public.leaderboard('all-time', 100)")
    expect(board.find(({ id }) => id === maker.id)).toMatchObject({ points: 10, bounties_created: 3 })
    expect(board.find(({ id }) => id === giver.id)).toMatchObject({ points: 50, bounties_funded: 1 })
    const month = await visitor(db).sql("select * from public.leaderboard('monthly', 100)")
    expect(month.find(({ id }) => id === maker.id)).toMatchObject({ points: 10, bounties_created: 1 })
  })
})
