import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bountyTerms, claimsOf, inDays, person, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database, type Row } from './database.ts'

/** One act of a drain: who sends it, which function, with what. The keys are fixed, so that two runs differ only in who and when. */
type Sent = { by: Person; act: string; args: Row; outcome?: string }
/** A change of the own row, or the end of the account, which the auth server does. */
type Changed = { by: Person; change: 'rename' | 'hide' | 'delete' }
type Step = Sent | Changed

const pledge = (by: Person, id: string | undefined, bounty: string, cents: number, anonymous: boolean): Sent => ({
  by,
  act: 'fund_bounty',
  args: { p_op_id: id, p_bounty_id: bounty, p_amount_cents: cents, p_anonymous: anonymous },
})

const cancel = (by: Person, id: string | undefined, outcome: string): Sent => ({
  by,
  act: 'cancel_op',
  args: { p_op_id: id, p_kind: 'fund-bounty' },
  outcome,
})

describe.each(engines)('two public snapshots around acts, on $name', ({ open }) => {
  let db: Database
  let ada: Person
  let ben: Person
  let creator: Person
  let onlooker: Person
  let moderator: Person
  beforeAll(async () => {
    db = await open()
    ;[ada, ben, creator, onlooker, moderator] = [
      await person(db, 'ada'),
      await person(db, 'ben'),
      await person(db, 'creator'),
      await person(db, 'onlooker'),
      await person(db, 'moderator', { moderator: true }),
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
  const [made, pledgeA, pledgeB, pledgeC, taken, handedIn, judged, other] = Array.from({ length: 8 }, () => randomUUID())

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
  const review = (by: Person, decision: string, reason: string | null = null): Sent => ({
    by,
    act: 'review_completion',
    args: { p_op_id: judged, p_completion_id: handedIn, p_decision: decision, p_reason: reason },
  })
  const about = (by: Person, act: string, args: Row = {}): Sent => ({
    by,
    act,
    args: { p_op_id: other, p_bounty_id: second, ...args },
  })
  const hideBounty = (isHidden: boolean) =>
    about(moderator, 'hide_bounty', { p_op_id: randomUUID(), p_hidden: isHidden, p_reason: 'Looked at.' })

  /** Everything that visitors and other members may read. */
  const openToAll = [
    'select * from public.bounties order by id',
    'select * from public.board()',
    ...['newest', 'most-funded', 'ending-soon', 'most-popular'].map((sort) => `select * from public.marketplace('${sort}')`),
    `select * from public.bounty_contributions('${first}')`,
    `select * from public.bounty_contributions('${second}')`,
    "select * from public.leaderboard('monthly') order by id",
    "select * from public.leaderboard('all-time') order by id",
    'select id, display_name from public.profiles order by id',
  ]

  /** All of it, and what the creator is told, after these acts; undone afterwards. */
  async function snapshotAfter(acts: Step[]): Promise<string> {
    await db.root.query('begin')
    for (const each of acts) await ('act' in each ? send(each) : change(each))
    const questions: [Actor, string][] = [
      ...[onlooker, visitor(db)].flatMap((who) => openToAll.map((question): [Actor, string] => [who, question])),
      [creator, "select kind, bounty_id, created_at from public.notifications where kind = 'goal_reached' order by bounty_id"],
      [creator, 'select kind, bounty_id, reason from public.notifications order by kind, bounty_id'],
      [creator, `select submitter_name, status, reason from public.bounty_submissions('${second}')`],
    ]
    const seen: Row[] = []
    for (const [who, question] of questions) seen.push(...(await as(who, question)))
    await db.root.query('rollback')
    // When a bounty was made is a named act of its creator's, and nobody has pledged to this one.
    return JSON.stringify(seen.map((row) => (row['id'] === made ? { ...row, created_at: '', updated_at: '' } : row)))
  }

  async function as(who: Actor, text: string, values: unknown[] = []): Promise<Row[]> {
    await db.root.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      who.id ? 'authenticated' : 'anon',
      claimsOf(who.id),
    ])
    const rows = await db.root.query(text, values)
    await db.root.query('reset role')
    return rows
  }

  async function change({ by, change: what }: Changed): Promise<void> {
    if (what === 'delete') await db.root.query('delete from auth.users where id = $1', [by.id])
    else if (what === 'hide') await as(by, 'update public.profiles set hide_from_leaderboard = true where id = $1', [by.id])
    else await as(by, "update public.profiles set display_name = 'Ada the Second' where id = $1", [by.id])
  }

  async function send({ by, act, args, outcome = 'applied' }: Sent): Promise<void> {
    const all = { p_expected_user: by.id, ...args }
    const names = Object.keys(all).map((name, index) => `${name} => $${index + 1}`)
    const [row] = await as(by, `select public.${act}(${names.join(', ')}) ->> 'outcome' as outcome`, Object.values(all))
    if (row?.['outcome'] !== outcome) throw new Error(`${act} was refused`)
  }

  const named = () => pledge(ada, pledgeA, first, 500, false)
  const anonymous = (by: Person, bounty = second) => pledge(by, pledgeB, bounty, 700, true)
  const reaching = (by: Person) => pledge(by, pledgeB, second, 3000, true)
  const handedInBeside = (who: Person) => [accept(ada), anonymous(who), complete(ada)]

  it.each<[string, (who: Person) => Step[]]>([
    ['a pledge by name to another bounty', (who) => [named(), anonymous(who)]],
    ['a pledge by name to the same bounty', (who) => [named(), anonymous(who, first)]],
    ['another anonymous pledge to the same bounty', (who) => [anonymous(ada), pledge(who, pledgeC, second, 900, true)]],
    ['another anonymous pledge to another bounty', (who) => [anonymous(ada), pledge(who, pledgeC, first, 900, true)]],
    ['the pledge that reaches the goal', (who) => [named(), reaching(who)]],
    ['an acceptance', (who) => [accept(ada), anonymous(who)]],
    ['an acceptance that is withdrawn', (who) => [accept(ada), anonymous(who), about(ada, 'withdraw_acceptance')]],
    ['what is handed in and approved', (who) => [...handedInBeside(who), review(creator, 'approve')]],
    ['what is handed in and sent back', (who) => [...handedInBeside(who), review(creator, 'request_changes', 'Once more.')]],
    ['what is handed in and rejected', (who) => [...handedInBeside(who), review(creator, 'reject', 'Not this.')]],
    ['a bounty of the own', (who) => [create(ada, made), anonymous(who)]],
    ['a report', (who) => [anonymous(who), about(ada, 'report_bounty', { p_reason: 'Look at it.' })]],
    ['the hiding of the bounty', (who) => [anonymous(who), hideBounty(true)]],
    ['the hiding of the bounty, taken back', (who) => [hideBounty(true), hideBounty(false), anonymous(who)]],
    ['an act that is taken back before it came', (who) => [cancel(ada, pledgeC, 'cancelled'), anonymous(who)]],
    ['its own taking back, which came too late', (who) => [named(), anonymous(who), cancel(who, pledgeB, 'applied')]],
    ['a new name', (who) => [named(), anonymous(who), { by: ada, change: 'rename' }]],
    ['the choice to leave the leaderboard', (who) => [named(), anonymous(who), { by: ada, change: 'hide' }]],
    ['the end of the account', (who) => [named(), create(ada, made), anonymous(who), { by: ada, change: 'delete' }]],
  ])('do not tell who made an anonymous pledge beside %s', async (_, acts) => {
    expect(await snapshotAfter(acts(ada))).toBe(await snapshotAfter(acts(ben)))
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
    expect(await snapshotAfter([named()])).not.toBe(await snapshotAfter([named(), { by: ada, change: 'rename' }]))
    expect(await snapshotAfter([named()])).not.toBe(await snapshotAfter([named(), { by: ada, change: 'delete' }]))
    expect(await snapshotAfter([accept(ada)])).not.toBe(await snapshotAfter([accept(ada), complete(ada)]))
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
