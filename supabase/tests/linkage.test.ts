import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bountyTerms, claimsOf, inDays, person, type Actor, type Person } from './actors.ts'
import { engines, type Database, type Row } from './database.ts'

/** One act of a drain: who sends it, which function, with what. The keys are fixed, so that two runs differ only in who and when. */
type Sent = { by: Person; act: string; args: Row }

const pledge = (by: Person, id: string | undefined, bounty: string, cents: number, anonymous: boolean): Sent => ({
  by,
  act: 'fund_bounty',
  args: { p_op_id: id, p_bounty_id: bounty, p_amount_cents: cents, p_anonymous: anonymous },
})

describe.each(engines)('two public snapshots around acts, on $name', ({ open }) => {
  let db: Database
  let ada: Person
  let ben: Person
  let creator: Person
  let onlooker: Person
  beforeAll(async () => {
    db = await open()
    ;[ada, ben, creator, onlooker] = [
      await person(db, 'ada'),
      await person(db, 'ben'),
      await person(db, 'creator'),
      await person(db, 'onlooker'),
    ]
    await db.root.query("update public.profiles set display_name = 'Ada' where id = $1", [ada.id])
    await db.root.query('begin')
    for (const id of [first, second]) await send(create(creator, id))
    await db.root.query('commit')
  })
  afterAll(() => db.close())

  const first = randomUUID()
  const second = randomUUID()
  const deadline = inDays(7)
  const [made, pledgeA, pledgeB, pledgeC, taken, handedIn, judged] = Array.from({ length: 7 }, () => randomUUID())

  const create = (by: Person, id: string | undefined): Sent => ({
    by,
    act: 'create_bounty',
    args: { p_op_id: id, ...bountyTerms({ p_deadline: deadline, p_funding_goal_cents: 3000, p_requires_photo: false }) },
  })
  const accept = (by: Person): Sent => ({ by, act: 'accept_bounty', args: { p_op_id: taken, p_bounty_id: second } })
  const complete = (by: Person): Sent => ({
    by,
    act: 'complete_bounty',
    args: { p_op_id: handedIn, p_bounty_id: second, p_photo_path: null, p_notes: null },
  })
  const approve = (by: Person): Sent => ({
    by,
    act: 'review_completion',
    args: { p_op_id: judged, p_completion_id: handedIn, p_decision: 'approve', p_reason: null },
  })

  /** Everything that others may read, and what the creator is told, after these acts; undone afterwards. */
  async function snapshotAfter(acts: Sent[]): Promise<string> {
    await db.root.query('begin')
    for (const each of acts) await send(each)
    const questions: [Actor, string][] = [
      [onlooker, 'select * from public.bounties order by id'],
      ...['newest', 'most-funded', 'ending-soon', 'most-popular'].map((sort): [Actor, string] => [
        onlooker,
        `select * from public.marketplace('${sort}')`,
      ]),
      [onlooker, `select * from public.bounty_contributions('${first}')`],
      [onlooker, `select * from public.bounty_contributions('${second}')`],
      [onlooker, "select * from public.leaderboard('monthly') order by id"],
      [onlooker, "select * from public.leaderboard('all-time') order by id"],
      [creator, "select kind, bounty_id, created_at from public.notifications where kind = 'goal_reached' order by bounty_id"],
    ]
    const seen: Row[] = []
    for (const [who, question] of questions) seen.push(...(await as(who, question)))
    await db.root.query('rollback')
    // When a bounty was made is a named act of its creator's, and nobody has pledged to this one.
    return JSON.stringify(seen.map((row) => (row['id'] === made ? { ...row, created_at: '', updated_at: '' } : row)))
  }

  async function as(who: Actor, text: string, values: unknown[] = []): Promise<Row[]> {
    await db.root.query("select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)", [
      claimsOf(who.id),
    ])
    const rows = await db.root.query(text, values)
    await db.root.query('reset role')
    return rows
  }

  async function send({ by, act, args }: Sent): Promise<void> {
    const all = { p_expected_user: by.id, ...args }
    const names = Object.keys(all).map((name, index) => `${name} => $${index + 1}`)
    const [row] = await as(by, `select public.${act}(${names.join(', ')}) ->> 'outcome' as outcome`, Object.values(all))
    if (row?.['outcome'] !== 'applied') throw new Error(`${act} was refused`)
  }

  const named = () => pledge(ada, pledgeA, first, 500, false)
  const anonymous = (by: Person, bounty = second) => pledge(by, pledgeB, bounty, 700, true)
  const reaching = (by: Person) => pledge(by, pledgeB, second, 3000, true)

  it.each([
    [
      'a pledge by name to another bounty',
      () => [
        [named(), anonymous(ada)],
        [named(), anonymous(ben)],
      ],
    ],
    [
      'a pledge by name to the same bounty',
      () => [
        [named(), anonymous(ada, first)],
        [named(), anonymous(ben, first)],
      ],
    ],
    [
      'another anonymous pledge to the same bounty',
      () => [
        [anonymous(ada), pledge(ada, pledgeC, second, 900, true)],
        [anonymous(ada), pledge(ben, pledgeC, second, 900, true)],
      ],
    ],
    [
      'another anonymous pledge to another bounty',
      () => [
        [anonymous(ada), pledge(ada, pledgeC, first, 900, true)],
        [anonymous(ada), pledge(ben, pledgeC, first, 900, true)],
      ],
    ],
    [
      'the pledge that reaches the goal',
      () => [
        [named(), reaching(ada)],
        [named(), reaching(ben)],
      ],
    ],
    [
      'an acceptance',
      () => [
        [accept(ada), anonymous(ada)],
        [accept(ada), anonymous(ben)],
      ],
    ],
    [
      'what is handed in and approved',
      () => [
        [accept(ada), anonymous(ada), complete(ada), approve(creator)],
        [accept(ada), anonymous(ben), complete(ada), approve(creator)],
      ],
    ],
    [
      'a bounty of the own',
      () => [
        [create(ada, made), anonymous(ada)],
        [create(ada, made), anonymous(ben)],
      ],
    ],
  ])('do not tell who made an anonymous pledge beside %s', async (_, both) => {
    const [own, others] = both()
    expect(await snapshotAfter(own ?? [])).toBe(await snapshotAfter(others ?? []))
  })

  it.each([
    ['named first, anonymous first', () => [named(), anonymous(ada, first)]],
    ['two anonymous ones', () => [anonymous(ada, first), pledge(ben, pledgeC, first, 900, true)]],
    ['two bounties', () => [named(), anonymous(ada)]],
    ['the goal reached', () => [named(), reaching(ada)]],
  ])('do not tell in which order pledges came: %s', async (_, pledges) => {
    expect(await snapshotAfter(pledges())).toBe(await snapshotAfter(pledges().toReversed()))
  })

  it('are told apart when something public does change', async () => {
    expect(await snapshotAfter([named()])).not.toBe(await snapshotAfter([named(), anonymous(ada)]))
    expect(await snapshotAfter([named()])).not.toBe(await snapshotAfter([pledge(ben, pledgeA, first, 500, false)]))
  })

  it('tell no transaction by its number, nor where a row lies', async () => {
    for (const table of [
      'bounties',
      'profiles',
      'contributions',
      'bounty_acceptances',
      'completions',
      'notifications',
      'subscriptions',
    ]) {
      for (const column of ['xmin', 'xmax', 'cmin', 'ctid', 'tableoid']) {
        const [row] = await db.root.query(
          `select has_column_privilege('anon', 'public.${table}', '${column}', 'select') or has_column_privilege('authenticated', 'public.${table}', '${column}', 'select') as may`,
        )
        expect([table, column, row?.['may']]).toEqual([table, column, false])
      }
      await expect(onlooker.sql(`select xmin from public.${table}`)).rejects.toMatchObject({ code: '42501' })
    }
  })
})
