import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BountyKind } from '../../src/domain/acts/payloads.ts'
import { accept, act, bountyTerms, complete, doing, fund, person, review, type Answer, type Person } from './actors.ts'
import { postgres, type Connection, type Database } from './database.ts'
import { randomFrom, type Often, type Random } from './random.ts'

const people = 8
const actsEach = 24
const histories = Number(process.env['HISTORIES'] ?? 30)
const invariants = readFileSync(join(import.meta.dirname, 'invariants.sql'), 'utf8')

// Every change of a status that the rules allow; whatever else the database is seen doing is a fault.
const allowed = new Set([
  'bounty active>funded',
  'bounty active>completed',
  'bounty active>expired',
  'bounty funded>completed',
  'bounty funded>expired',
  'acceptance in_progress>submitted',
  'acceptance in_progress>withdrawn',
  'acceptance in_progress>expired',
  'acceptance submitted>changes_requested',
  'acceptance submitted>completed',
  'acceptance submitted>rejected',
  'acceptance submitted>expired',
  'acceptance changes_requested>submitted',
  'acceptance changes_requested>withdrawn',
  'acceptance changes_requested>expired',
  'acceptance withdrawn>in_progress',
])
const audit = `
  create table private.seen (change text primary key);
  create function private.see() returns trigger language plpgsql security definer as $$
    begin insert into private.seen values (tg_argv[0] || ' ' || old.status || '>' || new.status) on conflict do nothing; return null; end $$;
  create trigger see after update on public.bounties for each row when (old.status <> new.status) execute function private.see('bounty');
  create trigger see after update on public.bounty_acceptances for each row when (old.status <> new.status) execute function private.see('acceptance');
  update private.settings set value = 1000000000;`

type Member = Person & { clock: Connection }
type World = { db: Database; who: Member[]; bounties: string[]; random: Random; failures: string[] }

async function attempt(world: World, said: Promise<Answer>): Promise<Answer | null> {
  try {
    return await said
  } catch (error) {
    world.failures.push(String(error))
    return null
  }
}

/** Something that waits for this person's answer, or, for a moderator, for anybody's. */
async function submissionFor(me: Person, bounty: string): Promise<string | null> {
  const rows = await me.sql(
    `select s.id from public.bounties b, public.bounty_submissions(b.id) s
     where (b.creator_id = $1 or b.id = $2) and s.status = 'submitted' order by random() limit 1`,
    [me.id, bounty],
  )
  return typeof rows[0]?.['id'] === 'string' ? rows[0]['id'] : null
}

const passDeadline = (me: Member, bounty: string) =>
  me.clock.query("update public.bounties set deadline = now() - interval '1 second' where id = $1", [bounty])

/** What people do, and how many times of a hundred; sometimes the same request is sent twice, as a phone without an answer does. */
const things: Often<
  BountyKind | 'withdraw' | 'review' | 'expire' | 'end',
  (world: World, me: Member, bounty: string) => Promise<unknown>
> = {
  'fund-bounty': [
    28,
    async (world, me, bounty) => {
      const { random } = world
      const twice = { p_op_id: crypto.randomUUID(), p_anonymous: random.next() < 0.3 }
      const cents = 100 + random.upTo(4000)
      await attempt(world, fund(me, bounty, cents, twice))
      if (random.next() < 0.2) await attempt(world, fund(me, bounty, cents, twice))
    },
  ],
  'accept-bounty': [20, (world, me, bounty) => attempt(world, accept(me, bounty))],
  'complete-bounty': [18, (world, me, bounty) => attempt(world, complete(me, bounty))],
  withdraw: [5, (world, me, bounty) => attempt(world, act(me, 'withdraw_acceptance', { p_bounty_id: bounty }))],
  review: [
    23,
    async (world, me, bounty) => {
      const submission = await submissionFor(me, bounty)
      const decision = world.random.pick(['approve', 'request_changes', 'request_changes', 'request_changes', 'reject'])
      if (submission) await attempt(world, review(me, submission, decision, 'Because.'))
    },
  ],
  'create-bounty': [
    2,
    async (world, me) => {
      const made = await attempt(world, doing['create-bounty'](me, crypto.randomUUID()))
      if (made) world.bounties.push(made.op_id)
    },
  ],
  expire: [3, (_, me) => me.sql('select public.expire_due_bounties(5)')],
  end: [1, (_, me, bounty) => passDeadline(me, bounty)],
}

type Told = [
  by: 'creator' | 'first' | 'second' | 'third',
  says: 'fund' | 'accept' | 'complete' | 'withdraw' | 'approve' | 'request_changes' | 'reject' | 'expire',
]

/** Short stories of one bounty each, by a creator and three cadets, that make every change once; chance makes some of them too seldom to count on. */
const stories: Told[][] = [
  [
    ['second', 'fund'],
    ['first', 'accept'],
    ['first', 'complete'],
    ['creator', 'approve'],
  ],
  [
    ['first', 'accept'],
    ['first', 'complete'],
    ['creator', 'approve'],
  ],
  [
    ['first', 'accept'],
    ['first', 'complete'],
    ['creator', 'request_changes'],
    ['second', 'accept'],
    ['second', 'complete'],
    ['third', 'accept'],
    ['third', 'complete'],
    ['creator', 'approve'],
  ],
  [
    ['first', 'accept'],
    ['creator', 'expire'],
  ],
  [
    ['first', 'fund'],
    ['creator', 'expire'],
  ],
  [
    ['first', 'accept'],
    ['first', 'withdraw'],
    ['first', 'accept'],
    ['first', 'complete'],
    ['creator', 'request_changes'],
    ['first', 'complete'],
    ['creator', 'request_changes'],
    ['first', 'withdraw'],
  ],
  [
    ['first', 'accept'],
    ['first', 'complete'],
    ['creator', 'reject'],
  ],
]

async function tell(world: World, story: Told[]): Promise<void> {
  const [, creator, first, second, third] = world.who
  if (!creator || !first || !second || !third) throw new Error('A story needs four people.')
  const cast = { creator, first, second, third }
  const terms = bountyTerms({ p_requires_photo: false, p_funding_goal_cents: 5000 })
  const bounty = (await act(creator, 'create_bounty', terms)).op_id
  for (const [by, says] of story) {
    const me = cast[by]
    if (says === 'fund') await fund(me, bounty, 5000)
    else if (says === 'accept') await accept(me, bounty)
    else if (says === 'complete') await complete(me, bounty)
    else if (says === 'withdraw') await act(me, 'withdraw_acceptance', { p_bounty_id: bounty })
    else if (says === 'expire') {
      await passDeadline(me, bounty)
      await me.sql('select public.expire_due_bounties(100)')
    } else {
      const submission = await submissionFor(me, bounty)
      if (!submission) throw new Error('Nothing waits for a review.')
      await review(me, submission, says, 'Because.')
    }
  }
}

describe.skipIf(!postgres)(`${histories} random histories over ${people} connections`, () => {
  let world: World

  beforeAll(async () => {
    if (!postgres) return
    const db = await postgres.open()
    await db.root.exec(audit)
    const who: Member[] = []
    for (let nth = 0; nth < people; nth += 1) {
      const member = await person(db, `person-${nth}`, { connection: await db.connect(), moderator: nth === 0 })
      who.push({ ...member, clock: await db.connect() })
    }
    world = { db, who, bounties: [], random: randomFrom(1), failures: [] }
  })
  afterAll(() => world?.db.close())

  it.each(Array.from({ length: histories }, (_, nth) => nth + 1))('history %i breaks no invariant', async (seed) => {
    world.random = randomFrom(seed)
    world.bounties = []
    for (const creator of world.who.slice(0, 3)) {
      const terms = bountyTerms({ p_requires_photo: false, p_funding_goal_cents: 100 + world.random.upTo(20_000) })
      world.bounties.push((await act(creator, 'create_bounty', terms)).op_id)
    }
    await Promise.all(
      world.who.map(async (me) => {
        for (let nth = 0; nth < actsEach; nth += 1)
          await world.random.pickOften(things)(world, me, world.random.pick(world.bounties))
      }),
    )
    expect(world.failures).toEqual([])
    expect(await world.db.root.query(invariants)).toEqual([])
  })

  it('saw every change of status that the rules allow, and no other', async () => {
    for (const story of stories) await tell(world, story)
    const seen = (await world.db.root.query('select change from private.seen')).map((row) => String(row['change']))
    expect(seen.filter((change) => !allowed.has(change))).toEqual([])
    expect([...allowed].filter((change) => !seen.includes(change))).toEqual([])
  })
})
