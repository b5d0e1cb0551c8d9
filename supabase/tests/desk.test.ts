import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accept,
  act,
  all,
  call,
  claiming,
  complete,
  hide,
  newBounty,
  person,
  refusal,
  refusals,
  review,
  visitor,
  type Actor,
  type Person,
} from './actors.ts'
import { engines, untilItWaits, type Database, type Row } from './database.ts'
import { buy, dispute, refund, refundFails } from './purchases.ts'

const Standing = v.strictObject({
  moderator: v.boolean(),
  staff: v.boolean(),
  waiting: v.array(v.strictObject({ kind: v.string(), count: v.number(), overdue: v.number(), oldest: v.nullable(v.string()) })),
  late_jobs: v.array(v.string()),
})
const Waiting = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    since: v.string(),
    due_at: v.string(),
    title: v.string(),
    detail: v.string(),
    bounty_id: v.nullable(v.string()),
    cursor: v.record(v.string(), v.unknown()),
  }),
)
const Answer = v.strictObject({
  id: v.string(),
  text: v.string(),
  created_at: v.string(),
  by: v.nullable(v.string()),
  mail_sent_at: v.nullable(v.string()),
})
const Message = v.strictObject({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  place: v.nullable(v.string()),
  is_owners: v.boolean(),
  created_at: v.string(),
  done_at: v.nullable(v.string()),
  answers: v.array(Answer),
})
const Entries = v.array(
  v.strictObject({ id: v.string(), at: v.string(), who: v.nullable(v.string()), act: v.string(), subject: v.string() }),
)

const moderators = ['submissions', 'reports']
const staffs = ['messages', 'applications', 'refunds']
const kinds = [...moderators, ...staffs]

const standing = async (who: Actor) => v.parse(Standing, await call(who, 'desk_standing', {}))
const waiting = async (who: Actor, kind: string, more: Row = {}) =>
  v.parse(Waiting, await call(who, 'desk_waiting', { p_kind: kind, ...more }))
const idsOf = async (who: Actor, kind: string) => (await waiting(who, kind)).map(({ id }) => id)
const message = async (who: Actor, id: string) => v.parse(v.nullable(Message), await call(who, 'desk_message', { p_id: id }))
const answer = async (who: Actor, id: string | null, text: string | null = 'In May.', more: Row = {}) =>
  v.parse(
    Message,
    await call(who, 'answer_message', {
      p_op_id: randomUUID(),
      p_expected_user: who.id,
      p_message_id: id,
      p_text: text,
      ...more,
    }),
  )
const finish = async (who: Actor, id: string | null, isDone: boolean | null = true, more: Row = {}) =>
  v.parse(Message, await call(who, 'finish_message', { p_message_id: id, p_is_done: isDone, ...more }))
const entries = async (who: Actor, more: Row = {}) => v.parse(Entries, await call(who, 'desk_log_entries', more))
const actsOf = async (who: Actor) => (await entries(who)).map((entry) => [entry.act, entry.subject])

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const hoursAgo = (hours: number) => inHours(-hours).toISOString()
const logging = (what: string) => `insert into private.desk_log (act, subject) values ('${what}', gen_random_uuid())`

describe.each(engines)('the desk on $name', ({ name: engine, open }) => {
  let db: Database
  let member: Person
  let moderator: Person
  let staff: Person
  let both: Person

  beforeAll(async () => {
    db = await open()
    member = await person(db, 'member')
    moderator = await person(db, 'moderator', { moderator: true })
    staff = await person(db, 'staff', { staff: true })
    both = await person(db, 'both', { moderator: true, staff: true })
  })
  beforeEach(() =>
    db.root
      .exec(`truncate private.contact_messages, private.reports, private.failed_refunds, private.desk_log, private.allowances cascade;
      delete from public.applicants;
      update public.completions set status = 'expired' where status = 'submitted'`),
  )
  afterEach(() => demand(0))
  afterAll(() => db.close())

  const demand = (value: number) =>
    db.root.query("update private.settings set value = $1 where name = 'moderators_need_second_factor'", [value])

  /** A message of the contact form, or of a member in the course. */
  async function ask(more: Row = {}): Promise<string> {
    const row = { id: randomUUID(), name: 'Casey', email: 'casey@example.test', message: 'When does it begin?', ...more }
    const columns = Object.keys(row)
    await db.root.query(
      `insert into private.contact_messages (${columns.join(', ')}) values (${columns.map((_, nth) => `$${nth + 1}`).join(', ')})`,
      Object.values(row),
    )
    return row.id
  }

  /** Somebody's submission that waits, to a bounty of somebody else. */
  async function submit(who: Person, bounty?: string) {
    const id = bounty ?? (await newBounty(await person(db, 'creator'), { p_requires_photo: false }))
    await accept(who, id)
    return { bounty: id, completion: (await complete(who, id)).op_id }
  }

  /** A row of each kind that waits since then. */
  const adders: Record<string, (since: string) => Promise<string>> = {
    submissions: async (since) => {
      const { completion } = await submit(await person(db, 'submitter'))
      await db.root.query('update public.completions set created_at = $2 where id = $1', [completion, since])
      return completion
    },
    reports: async (since) => {
      const [id, bounty] = [randomUUID(), await newBounty(await person(db, 'creator'))]
      await db.root.query("insert into private.reports (id, bounty_id, reason, created_at) values ($1, $2, 'It names me.', $3)", [
        id,
        bounty,
        since,
      ])
      return id
    },
    messages: (since) => ask({ created_at: since }),
    applications: async (since) => {
      const [row] = await db.root.query(
        `insert into public.applicants (secret_hash, email, accepted_terms, terms_version, application_step, reference, received_at)
         values ('', 'cadet@example.test', true, '1', 4, private.new_reference(), $1) returning id`,
        [since],
      )
      return String(row?.['id'])
    },
    refunds: async (since) => {
      const refundId = randomUUID()
      await refundFails(db.root, `pi_${refundId}`, refundId, new Date(since))
      const [row] = await db.root.query('update private.failed_refunds set failed_at = $2 where refund_id = $1 returning id', [
        refundId,
        since,
      ])
      return String(row?.['id'])
    },
  }
  const add = (kind: string, since: string) => adders[kind]?.(since) ?? Promise.reject(new Error(kind))

  const bought = async () => {
    const who = await person(db, 'buyer')
    const payment = `pi_${who.id}`
    await buy(db.root, who, payment, 'patriot_premium')
    return { who, payment }
  }

  const mailsDue = (limit = 1000) => db.root.query('select * from public.message_mails_due($1)', [limit])
  const dueIds = async (limit?: number) => (await mailsDue(limit)).map((row) => row['id'])
  const tell = (what: 'sent' | 'failed', id: unknown) =>
    db.root.query(`select public.message_mails_${what}(array[$1]::uuid[])`, [id])
  /** The id of an answer whose mail has still to go. */
  const newAnswer = async () => (await answer(staff, await ask({ created_at: '2026-03-02T10:00:00Z' }))).answers[0]?.id
  const ageAnswers = (column: string, by: string) =>
    db.root.query(`update private.message_answers set ${column} = now() - $1::interval`, [by])

  const requests: [string, Row][] = [
    ['desk_standing', {}],
    ['desk_waiting', { p_kind: 'messages' }],
    ['desk_log_entries', {}],
    ['desk_message', { p_id: randomUUID() }],
    ['answer_message', { p_op_id: randomUUID(), p_expected_user: null, p_message_id: randomUUID(), p_text: 'In May.' }],
    ['finish_message', { p_message_id: randomUUID(), p_is_done: true }],
  ]

  it.each(requests)('%s is no visitor’s, and nobody’s whose session is gone', async (name, given) => {
    const gone = claiming(db, both, { session_id: randomUUID() })
    expect(await refusal(call(visitor(db), name, given))).toBe('42501')
    expect(await refusal(call(gone, name, given))).toBe('PT401')
  })

  it('has nothing for who is neither, and refuses each of its lists and acts', async () => {
    const id = await ask()
    expect(await standing(member)).toEqual({ moderator: false, staff: false, waiting: [], late_jobs: [] })
    for (const kind of kinds)
      await expect(waiting(member, kind)).rejects.toMatchObject({ code: 'PT403', hint: 'not_at_this_desk' })
    for (const attempt of [() => message(member, id), () => answer(member, id), () => finish(member, id), () => entries(member)])
      await expect(attempt()).rejects.toMatchObject({ code: 'PT403', hint: 'not_at_this_desk' })
    expect(await message(staff, id)).toMatchObject({ done_at: null, answers: [] })
  })

  it('shows moderators and staff what is theirs, and refuses them what is the others’', async () => {
    const id = await ask()
    for (const [who, own, others] of [
      [moderator, moderators, staffs],
      [staff, staffs, moderators],
      [both, kinds, []],
    ] as const) {
      const { waiting: shown, ...powers } = await standing(who)
      expect(powers).toEqual({ moderator: who !== staff, staff: who !== moderator, late_jobs: [] })
      expect(shown.map(({ kind }) => kind)).toEqual(own)
      for (const kind of own) expect([kind, await refusal(waiting(who, kind))]).toEqual([kind, 'none'])
      for (const kind of others) expect([kind, await refusal(waiting(who, kind))]).toEqual([kind, 'PT403'])
    }
    expect(await refusals([moderator], (who) => message(who, id))).toEqual(all([moderator], 'PT403'))
    expect(await refusals([moderator], (who) => answer(who, id))).toEqual(all([moderator], 'PT403'))
    expect(await refusals([moderator], (who) => finish(who, id))).toEqual(all([moderator], 'PT403'))
  })

  it('asks both for the second factor where the project does, in so many words', async () => {
    const id = await ask()
    await demand(1)
    for (const attempt of [
      () => standing(moderator),
      () => standing(staff),
      () => waiting(moderator, 'reports'),
      () => waiting(staff, 'messages'),
      () => entries(moderator),
      () => entries(staff),
      () => message(staff, id),
      () => answer(staff, id),
      () => finish(staff, id),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'PT403', hint: 'second_factor_needed' })
    expect(await standing(member)).toMatchObject({ moderator: false, staff: false })
    const strong = claiming(db, both, { aal: 'aal2' })
    expect(await standing(strong)).toMatchObject({ moderator: true, staff: true })
    expect(await answer(strong, id)).toMatchObject({ answers: [{ text: 'In May.' }] })
    expect(await refusal(waiting(claiming(db, member, { aal: 'aal2' }), 'messages'))).toBe('PT403')
  })

  it('is given to nobody by a client, nor by an act', async () => {
    for (const who of [visitor(db), member, moderator, staff])
      expect(await refusal(who.sql('insert into private.staff (user_id) values ($1)', [member.id]))).toBe('42501')
    await db.root.query('begin')
    await db.root.query('set local role academy_acts')
    expect(await refusal(db.root.query('insert into private.staff (user_id) values ($1)', [member.id]))).toBe('42501')
    await db.root.query('rollback')
    const former = await person(db, 'former', { staff: true })
    await db.root.query('delete from private.staff where user_id = $1', [former.id])
    expect(await standing(former)).toMatchObject({ staff: false })
  })

  it('refuses what no honest page asks for', async () => {
    const id = await ask()
    const place = { since: hoursAgo(1), id: randomUUID() }
    for (const kind of ['', 'Messages', 'staff', null])
      expect(await refusal(call(both, 'desk_waiting', { p_kind: kind }))).toBe('PT400')
    for (const after of [{}, [], 7, { since: place.since }, { id: place.id }, place])
      expect(await refusal(waiting(both, 'messages', { p_after: JSON.stringify(after) }))).toBe('PT400')
    expect(await refusal(waiting(both, 'refunds', { p_after: JSON.stringify({ ...place, id: 'x' }) }))).toBe('22P02')
    for (const text of [null, '', '   ', 'x'.repeat(5001), '***', 'In\u200B May.'])
      expect([text, await refusal(answer(staff, id, text))]).toEqual([text, 'PT400'])
    for (const attempt of [() => answer(staff, null), () => finish(staff, null), () => finish(staff, id, null)])
      expect(await refusal(attempt())).toBe('PT400')
    const other = { p_expected_user: member.id }
    expect(await refusal(answer(staff, id, 'In May.', other))).toBe('PT412')
    expect(await refusal(finish(staff, id, true, other))).toBe('PT412')
    expect(await refusal(answer(staff, id, 'In May.', { p_op_id: null }))).toBe('PT400')
    expect(await message(staff, id)).toMatchObject({ done_at: null, answers: [] })
  })

  describe('what waits', () => {
    it.each(kinds)('%s come oldest first, page by page, also where they are of one moment', async (kind) => {
      const [old, moment] = ['2026-03-02T10:00:00.000002Z', '2026-03-02T10:00:00.000003Z']
      const ids: string[] = []
      for (const since of [moment, moment, old, moment, '2026-03-02T10:00:00.000004Z']) ids.push(await add(kind, since))
      const [first, last] = [ids[2], ids[4]]
      const expected = [first, ...ids.filter((id) => id !== first && id !== last).toSorted(), last]
      const found: string[] = []
      for (let after: unknown = null; ;) {
        const page = await waiting(both, kind, { p_after: after === null ? null : JSON.stringify(after), p_limit: 2 })
        const end = page.at(-1)
        if (end === undefined) break
        expect(page.length).toBeLessThanOrEqual(2)
        found.push(...page.map(({ id }) => id))
        after = end.cursor
      }
      expect(found).toEqual(expected)
    })

    it('begins at the first row for a cursor of nothing, and answers a page and never all', async () => {
      await db.root.query(
        `insert into private.contact_messages (id, name, email, message)
         select gen_random_uuid(), 'Casey', 'casey@example.test', 'Hello' from generate_series(1, 300)`,
      )
      for (const [limit, length] of [
        [0, 1],
        [-1, 1],
        [null, 1],
        [1_000_000, 200],
      ])
        expect(await waiting(staff, 'messages', { p_limit: limit, p_after: 'null' })).toHaveLength(Number(length))
      expect(await waiting(staff, 'messages')).toHaveLength(50)
    })

    it.each([
      ['submissions', 48],
      ['reports', 48],
      ['applications', 42 * 24],
      ['refunds', 48],
    ])('%s are overdue after %i hours, and not before', async (kind, hours) => {
      const [late, fresh] = [hoursAgo(hours + 1), hoursAgo(hours - 1)]
      await add(kind, fresh)
      await add(kind, late)
      const one = (await standing(both)).waiting.find((each) => each.kind === kind)
      expect(one).toMatchObject({ count: 2, overdue: 1 })
      expect(new Date(String(one?.oldest)).toISOString()).toBe(late)
      const [first] = await waiting(both, kind)
      expect(Date.parse(String(first?.due_at)) - Date.parse(String(first?.since))).toBe(hours * 3_600_000)
      for (const other of (await standing(both)).waiting.filter((each) => each.kind !== kind))
        expect(other).toMatchObject({ count: 0, overdue: 0, oldest: null })
    })

    it('messages are overdue two working days after they came', async () => {
      await ask({ created_at: hoursAgo(5 * 24) })
      await ask({ created_at: hoursAgo(24) })
      const [first] = await waiting(staff, 'messages')
      const [row] = await db.root.query('select private.working_days_after($1, 2) as due', [first?.since])
      expect(new Date(String(first?.due_at))).toEqual(row?.['due'])
      expect((await standing(staff)).waiting[0]).toMatchObject({ kind: 'messages', count: 2, overdue: 1 })
    })

    it.each([
      ['Monday 2026-03-02T09:30:00Z', 2, '2026-03-04T09:30:00Z'],
      ['Wednesday 2026-03-04T23:59:59.999999Z', 2, '2026-03-06T23:59:59.999999Z'],
      ['Thursday 2026-03-05T09:30:00Z', 2, '2026-03-09T09:30:00Z'],
      ['Friday 2026-03-06T23:59:00Z', 2, '2026-03-10T23:59:00Z'],
      ['Friday 2026-03-06T23:59:00Z', 0, '2026-03-06T23:59:00Z'],
      ['Saturday 2026-03-07T00:00:00Z', 2, '2026-03-11T00:00:00Z'],
      ['Sunday 2026-03-08T23:59:00Z', 2, '2026-03-11T00:00:00Z'],
      ['Sunday 2026-03-08T23:59:00Z', 0, '2026-03-09T00:00:00Z'],
      ['Tuesday 2026-03-03T12:00:00Z', 5, '2026-03-10T12:00:00Z'],
      ['Friday 2025-12-26T12:00:00Z', 11, '2026-01-12T12:00:00Z'],
      // Still Sunday in UTC.
      ['Monday 2026-03-09T00:30:00+01:00', 1, '2026-03-10T00:00:00Z'],
    ])('%s and %i working days are %s', async (from, days, to) => {
      const [row] = await db.root.query('select private.working_days_after($1::timestamptz, $2) = $3::timestamptz as is_then', [
        from.replace(/^\w+ /, ''),
        days,
        to,
      ])
      expect(row).toEqual({ is_then: true })
    })

    it('is counted up to a thousand, the oldest of them', async () => {
      await db.root.query(
        `insert into private.contact_messages (id, name, email, message, is_owners, created_at)
         select gen_random_uuid(), 'Casey', 'casey@example.test', 'Hello', n > 3, case when n > 3 then now() else now() - interval '9 days' end
         from generate_series(1, 1100) n`,
      )
      const [counted] = (await standing(staff)).waiting
      expect(counted).toMatchObject({ kind: 'messages', count: 1000, overdue: 3 })
      expect(Date.parse(String(counted?.oldest))).toBeLessThan(Date.now() - 8 * 86_400_000)
    })

    it('leaves out what a moderator handed in, and what can’t be reviewed since its bounty is hidden', async () => {
      const own = await submit(both)
      const [shown, hidden] = [await submit(member), await submit(member)]
      await hide(moderator, hidden.bounty)
      expect(await idsOf(both, 'submissions')).toEqual([shown.completion])
      expect((await standing(both)).waiting[0]).toMatchObject({ kind: 'submissions', count: 1 })
      expect(await idsOf(moderator, 'submissions')).toEqual([own.completion, shown.completion])
      expect((await standing(moderator)).waiting[0]).toMatchObject({ count: 2 })
      await hide(moderator, hidden.bounty, false)
      expect(await idsOf(both, 'submissions')).toEqual([shown.completion, hidden.completion])
      await review(both, shown.completion, 'reject', 'Not this one.')
      expect(await idsOf(both, 'submissions')).toEqual([hidden.completion])
    })

    it('says what each is', async () => {
      const creator = await person(db, 'creator')
      const bounty = await newBounty(creator, { p_title: 'Fold the flag', p_requires_photo: false })
      await submit(member, bounty)
      await act(member, 'report_bounty', { p_bounty_id: bounty, p_reason: 'It names a neighbour.' })
      expect(await waiting(moderator, 'submissions')).toMatchObject([
        { title: 'Fold the flag', detail: 'Patriot', bounty_id: bounty },
      ])
      expect(await waiting(moderator, 'reports')).toMatchObject([
        { title: 'Fold the flag', detail: 'It names a neighbour.', bounty_id: bounty },
      ])
      await ask({ name: 'Robin', message: 'é'.repeat(121) })
      expect(await waiting(staff, 'messages')).toMatchObject([{ title: 'Robin', detail: 'é'.repeat(120), bounty_id: null }])
      await add('applications', hoursAgo(1))
      expect(await waiting(staff, 'applications')).toMatchObject([
        { title: expect.stringMatching(/^WF-/), detail: 'cadet@example.test', bounty_id: null },
      ])
    })

    it('has messages of owners of a package before all others', async () => {
      const [old, owners, newer, second] = [
        await ask({ created_at: hoursAgo(90) }),
        await ask({ created_at: hoursAgo(5), is_owners: true }),
        await ask({ created_at: hoursAgo(80) }),
        await ask({ created_at: hoursAgo(4), is_owners: true }),
      ]
      expect(await idsOf(staff, 'messages')).toEqual([owners, second, old, newer])
      const [first] = await waiting(staff, 'messages', { p_limit: 1 })
      const rest = await waiting(staff, 'messages', { p_after: JSON.stringify(first?.cursor) })
      expect(rest.map(({ id }) => id)).toEqual([second, old, newer])
    })

    it('has no application that is unfinished or decided on', async () => {
      const [undecided, decided, unfinished] = [
        await add('applications', hoursAgo(3)),
        await add('applications', hoursAgo(2)),
        await add('applications', hoursAgo(1)),
      ]
      await db.root.query("update public.applicants set standing = 'declined' where id = $1", [decided])
      await db.root.query('update public.applicants set application_step = 3 where id = $1', [unfinished])
      expect(await idsOf(staff, 'applications')).toEqual([undecided])
      expect((await standing(staff)).waiting[1]).toMatchObject({ kind: 'applications', count: 1 })
    })
  })

  describe('refunds that failed', () => {
    it('are told with their sum, their package, and the buyer’s address where it is confirmed', async () => {
      const { who, payment } = await bought()
      await refundFails(db.root, payment, `re_${payment}`, inHours(1))
      expect(await waiting(staff, 'refunds')).toMatchObject([
        { title: '$297.00 Patriot Premium', detail: `buyer-${who.id}@example.test`, bounty_id: null },
      ])
      await db.root.query('update private.failed_refunds set amount_cents = 1005')
      await db.root.query('delete from private.confirmed_accounts where user_id = $1', [who.id])
      expect(await waiting(staff, 'refunds')).toMatchObject([{ title: '$10.05 Patriot Premium', detail: payment }])
      await refundFails(db.root, 'pi_unknown', 're_unknown', inHours(2))
      expect((await waiting(staff, 'refunds'))[1]).toMatchObject({ title: 'Refund', detail: 'pi_unknown' })
    })

    it.each([
      ['a refund before', false, [0, 1]],
      ['the same told the other way round', false, [1, 0]],
      ['a refund since', true, [1, 2]],
      ['the same told the other way round', true, [2, 1]],
      ['a dispute that took the money', true, [1, 3]],
      ['the same told the other way round', true, [3, 1]],
      ['a dispute that brought it back', false, [1, 3, 4]],
      ['the same told the other way round', false, [4, 3, 1]],
      ['a refund since that failed, too', false, [1, 2, 5]],
    ])('with %s: settled is %s', async (_, isSettled, facts) => {
      const { payment } = await bought()
      const told = [
        () => refund(db.root, payment, `evt_1_${payment}`, inHours(0)),
        () => refundFails(db.root, payment, `re_1_${payment}`, inHours(1)),
        () => refund(db.root, payment, `evt_2_${payment}`, inHours(2)),
        () => dispute(db.root, payment, false, `evt_3_${payment}`),
        () => dispute(db.root, payment, true, `evt_4_${payment}`),
        () => refundFails(db.root, payment, `re_2_${payment}`, inHours(3)),
      ]
      for (const nth of facts) await told[nth]?.()
      expect((await waiting(staff, 'refunds')).length > 0).toBe(!isSettled)
      expect((await standing(staff)).waiting[2]?.count === 0).toBe(isSettled)
    })
  })

  describe('a message', () => {
    it('is null where there is none, and its look is written to the log', async () => {
      const id = await ask({ place: 'Level 2, at the door', is_owners: true })
      expect(await message(staff, randomUUID())).toBeNull()
      expect(await message(staff, id)).toEqual({
        id,
        name: 'Casey',
        email: 'casey@example.test',
        message: 'When does it begin?',
        place: 'Level 2, at the door',
        is_owners: true,
        created_at: expect.any(String),
        done_at: null,
        answers: [],
      })
      expect(await actsOf(staff)).toEqual([['read_message', id]])
    })

    it('is answered once, however often the same answer arrives, and is done by it', async () => {
      const id = await ask()
      const key = { p_op_id: randomUUID() }
      const answered = await answer(staff, id, ' In May. ', key)
      expect(answered).toMatchObject({
        done_at: expect.any(String),
        answers: [{ id: key.p_op_id, text: 'In May.', by: 'Patriot', mail_sent_at: null }],
      })
      expect(await answer(staff, id, 'In May.', key)).toEqual(answered)
      expect(await actsOf(staff)).toEqual([['answered_message', id]])
      expect(await idsOf(staff, 'messages')).toEqual([])
      const again = await answer(both, id, 'On May 4.\n\nAt nine.')
      expect(again.answers.map(({ text }) => text)).toEqual(['In May.', 'On May 4.\n\nAt nine.'])
      expect(again.done_at).toBe(answered.done_at)
    })

    it('is answered under no key of another act, or of another person', async () => {
      const [id, other] = [await ask(), await ask()]
      const key = { p_op_id: randomUUID() }
      await answer(staff, id, 'In May.', key)
      expect(await refusal(answer(both, id, 'In May.', key))).toBe('PT409')
      expect(await refusal(answer(staff, id, 'In June.', key))).toBe('PT409')
      expect(await refusal(answer(staff, other, 'In May.', key))).toBe('PT409')
      expect(await refusal(answer(staff, other, 'In May.', { p_op_id: await newBounty(staff) }))).toBe('PT409')
      expect(await message(staff, other)).toMatchObject({ done_at: null, answers: [] })
    })

    it('that is gone is answered by nobody, and a repetition is told so', async () => {
      const key = { p_op_id: randomUUID() }
      expect(await refusal(answer(staff, randomUUID(), 'In May.', key))).toBe('PT404')
      expect(await refusal(finish(staff, randomUUID()))).toBe('PT404')
      // No key is used up by it.
      const id = await ask()
      await answer(staff, id, 'In May.', key)
      await db.root.query('delete from private.contact_messages where id = $1', [id])
      expect(await refusal(answer(staff, id, 'In May.', key))).toBe('PT404')
      expect(await db.root.query('select from private.message_answers')).toEqual([])
    })

    it.skipIf(engine === 'PGlite')('that goes while it is answered keeps no answer', async () => {
      const id = await ask()
      const other = await db.connect()
      await other.query('begin')
      await other.query('delete from private.contact_messages where id = $1', [id])
      const answered = refusal(answer(staff, id))
      await untilItWaits(other, answered)
      await other.query('commit')
      expect(await answered).toBe('PT404')
      expect(await db.root.query('select from private.message_answers')).toEqual([])
      expect(await entries(staff)).toEqual([])
    })

    it('is done without an answer, and opened again, each written to the log once', async () => {
      const id = await ask()
      const done = await finish(staff, id, true, { p_expected_user: staff.id })
      expect(done.done_at).not.toBeNull()
      expect(await finish(staff, id)).toEqual(done)
      expect(await idsOf(staff, 'messages')).toEqual([])
      expect((await finish(staff, id, false)).done_at).toBeNull()
      await finish(staff, id, false)
      expect(await idsOf(staff, 'messages')).toEqual([id])
      expect((await actsOf(staff)).map(([what]) => what)).toEqual(['reopened_message', 'finished_message'])
    })

    it('of the form is told with nothing of a course, and stays in the list of the command', async () => {
      const id = randomUUID()
      await visitor(db).sql("select public.send_contact_message($1, 'Robin', 'robin@example.test', 'Hello')", [id])
      expect(await message(staff, id)).toMatchObject({ name: 'Robin', place: null, is_owners: false })
      const [row] = await db.root.query('select public.desk_messages() as page')
      expect(row?.['page']).toEqual([
        { id, name: 'Robin', email: 'robin@example.test', message: 'Hello', created_at: expect.any(String) },
      ])
    })

    it.each(['', 'x'.repeat(121), '***'])('has no place such as %j', async (place) => {
      expect(await refusal(ask({ place }))).toMatch(/^(PT400|23514)$/)
    })

    it('and its answers are told to who asked it, and go with the account; what staff wrote stays without a name', async () => {
      const [asker, writer] = [await person(db, 'asker', { unconfirmed: true }), await person(db, 'writer', { staff: true })]
      const [asked, left] = [await ask({ asker_id: asker.id }), await ask()]
      await answer(writer, asked, 'For the asker.')
      await answer(writer, left, 'For another.')
      const copy = Object(await call(asker, 'my_data', {}))
      expect(copy).toMatchObject({
        contact_messages: [{ id: asked }],
        message_answers: [{ text: 'For the asker.' }],
        staff: null,
        desk_log: null,
      })
      expect(JSON.stringify(copy)).not.toContain(writer.id)
      const own = Object(await call(writer, 'my_data', {}))
      expect(own).toMatchObject({ staff: [{ user_id: writer.id }], contact_messages: null })
      expect([own['message_answers'].length, own['desk_log'].length]).toEqual([2, 2])

      await db.root.query('delete from auth.users where id in ($1, $2)', [asker.id, writer.id])
      expect(await message(staff, asked)).toBeNull()
      expect(await message(staff, left)).toMatchObject({ answers: [{ text: 'For another.', by: null }] })
      expect((await entries(staff)).map(({ who, act: what }) => [who, what])).toEqual([
        ['Patriot', 'read_message'],
        [null, 'answered_message'],
        [null, 'answered_message'],
      ])
    })
  })

  describe('the mails of answers', () => {
    it.each(['message_mails_due()', "message_mails_sent('{}')", "message_mails_failed('{}')"])(
      '%s is the server’s alone',
      async (asked) => {
        const actors = [visitor(db), member, both]
        expect(await refusals(actors, (who) => who.sql(`select public.${asked}`))).toEqual(all(actors, '42501'))
      },
    )

    it('go once each with what was asked, again when they could not be sent, and the desk tells when', async () => {
      const id = await newAnswer()
      const one = {
        id,
        email: 'casey@example.test',
        message: 'When does it begin?',
        written_at: new Date('2026-03-02T10:00:00Z'),
        answer: 'In May.',
      }
      expect(await mailsDue()).toEqual([one])
      expect(await mailsDue()).toEqual([])
      await tell('failed', id)
      expect(await mailsDue()).toEqual([one])
      await tell('sent', id)
      await db.root.query("update private.message_answers set mail_asked_at = now() - interval '1 hour'")
      expect(await mailsDue()).toEqual([])
      const [row] = await db.root.query('select message_id from private.message_answers')
      expect((await message(staff, String(row?.['message_id'])))?.answers[0]?.mail_sent_at).toEqual(expect.any(String))
    })

    it('that are refused each time hold up none that was never tried', async () => {
      const refused = await newAnswer()
      for (let time = 0; time < 2; time++) {
        expect(await dueIds(1)).toEqual([refused])
        await tell('failed', refused)
      }
      const fresh = await newAnswer()
      expect(await dueIds(1)).toEqual([fresh])
      expect(await dueIds(1)).toEqual([refused])
    })

    it('are due again where nobody told that they went, a quarter of an hour later, and for a week', async () => {
      const id = await newAnswer()
      await mailsDue()
      await ageAnswers('mail_asked_at', '14 minutes')
      expect(await mailsDue()).toEqual([])
      await ageAnswers('mail_asked_at', '16 minutes')
      expect(await dueIds()).toEqual([id])
      await ageAnswers('mail_asked_at', '16 minutes')
      await ageAnswers('created_at', '8 days')
      expect(await mailsDue()).toEqual([])
      await ageAnswers('created_at', '6 days')
      expect(await dueIds()).toEqual([id])
    })

    it('go nowhere once the message is gone', async () => {
      const id = await newAnswer()
      await db.root.query('delete from private.contact_messages')
      expect(await mailsDue()).toEqual([])
      await tell('sent', id)
    })
  })

  describe('the log', () => {
    it('has what moderators decide, once each, and nothing that was refused or is a creator’s own', async () => {
      const creator = await person(db, 'creator')
      const bounty = await newBounty(creator, { p_requires_photo: false })
      const first = await submit(member, bounty)
      await act(creator, 'keep_bounty', { p_bounty_id: bounty })
      await hide(creator, bounty)
      await act(moderator, 'keep_bounty', { p_bounty_id: randomUUID() })
      await review(await person(db, 'stranger'), first.completion, 'approve')
      await review(creator, first.completion, 'request_changes', 'Show all of it.')
      expect(await entries(moderator)).toEqual([])

      const { op_id: second } = await complete(member, bounty)
      const key = { p_op_id: randomUUID() }
      for (let time = 0; time < 2; time++) await act(moderator, 'keep_bounty', { p_bounty_id: bounty, ...key })
      await hide(moderator, bounty)
      await hide(moderator, bounty, false)
      const decision = { p_op_id: randomUUID() }
      for (let time = 0; time < 2; time++) await review(moderator, second, 'approve', null, decision)
      expect(await actsOf(moderator)).toEqual([
        ['reviewed', second],
        ['showed_bounty', bounty],
        ['hid_bounty', bounty],
        ['kept_bounty', bounty],
      ])
      const [entry] = await entries(staff)
      expect(entry).toEqual({
        id: expect.any(String),
        at: expect.any(String),
        who: 'Patriot',
        act: 'reviewed',
        subject: second,
      })
    })

    it('is paged through newest first without a gap, also where entries are of one moment', async () => {
      await db.root.query(
        `insert into private.desk_log (at, act, subject)
         select '2026-03-02T10:00:00Z'::timestamptz + n / 3 * interval '1 second', 'kept_bounty', gen_random_uuid() from generate_series(1, 8) n`,
      )
      const rows = await db.root.query('select id from private.desk_log order by at desc, id desc')
      const found: string[] = []
      for (let before: { at: string | null; id: string | null } = { at: null, id: null }; ;) {
        const page = await entries(moderator, { p_before: before.at, p_before_id: before.id, p_limit: 2 })
        const end = page.at(-1)
        if (end === undefined) break
        expect(page.length).toBeLessThanOrEqual(2)
        found.push(...page.map(({ id }) => id))
        before = end
      }
      expect(found).toEqual(rows.map((row) => row['id']))
    })

    it.each([
      "update private.desk_log set act = 'kept_bounty'",
      'update private.desk_log set who = null',
      'delete from private.desk_log',
    ])('is no act’s to change: %s', async (change) => {
      await finish(staff, await ask())
      await db.root.query('begin')
      await db.root.query('set local role academy_acts')
      expect(await refusal(db.root.query(change))).toBe('42501')
      await db.root.query('rollback')
    })

    it.each([
      "update private.desk_log set act = 'kept_bounty'",
      'update private.desk_log set who = null, at = now()',
      "delete from private.desk_log where at < now() - interval '729 days'",
    ])('is not the owner’s to change either, by a slip: %s', async (change) => {
      await db.root.query(
        "insert into private.desk_log (who, act, subject, at) values ($1, 'reviewed', $1, now() - interval '729 days 1 hour')",
        [staff.id],
      )
      expect(await refusal(db.root.query(change))).toBe('42501')
    })

    it('is given no other act, and by no client anything', async () => {
      expect(await refusal(db.root.query(logging('deleted_message')))).toBe('23514')
      expect(await refusals([visitor(db), both], (who) => who.sql(logging('kept_bounty')))).toEqual(
        all([visitor(db), both], '42501'),
      )
    })
  })

  it('answers each list by an index of what waits, in its order and from the cursor on', async () => {
    // Of each kind 3,000 rows that wait, and as many that don't.
    await db.root.exec(`
      create temporary table nth as select n, now() - n * interval '1 hour' as since, n % 2 = 0 as is_done, gen_random_uuid() as id
        from generate_series(1, 6000) n;
      insert into public.bounties (id, title, description, category, creator_id, funding_goal, deadline)
        select id, 'Fold the flag', 'Fold it.', 'Flag Etiquette', '${member.id}', 1, now() + interval '7 days' from nth;
      insert into public.bounty_acceptances (id, bounty_id, user_id, status) select id, id, '${member.id}', 'submitted' from nth;
      insert into public.completions (id, acceptance_id, bounty_id, user_id, status, created_at)
        select id, id, id, '${member.id}', case when is_done then 'expired' else 'submitted' end, since from nth;
      insert into private.reports (id, bounty_id, reason, created_at, resolved_at)
        select id, id, 'It names me.', since, case when is_done then now() end from nth;
      insert into private.contact_messages (id, name, email, message, created_at, done_at)
        select id, 'Casey', 'casey@example.test', 'Hello', since, case when is_done then now() end from nth;
      insert into public.applicants (secret_hash, email, accepted_terms, terms_version, application_step, reference, received_at, standing)
        select '', 'cadet@example.test', true, '1', 4, private.new_reference(), since, case when is_done then 'accepted' else 'invited' end from nth;
      insert into private.failed_refunds (refund_id, payment_id, failed_at, is_settled) select 're_' || n, 'pi_' || n, since, is_done from nth;
      drop table nth;
      analyze`)
    const planOf = async (question: string, values: unknown[] = []) => {
      const lines = (await db.root.query(`explain (costs off) ${question}`, values)).map((row) => String(row['QUERY PLAN']))
      // What is sorted above the limit is one page.
      return lines.slice(lines.findIndex((line) => line.includes('Limit'))).join('\n')
    }
    for (const [kind, index, counts = index] of [
      ['submissions', 'completions_waiting'],
      ['reports', 'reports_open'],
      ['messages', 'contact_messages_waiting', 'contact_messages_waiting_by_age'],
      ['applications', 'applicants_waiting'],
      ['refunds', 'failed_refunds_waiting'],
    ] as const) {
      const [first] = await waiting(both, kind)
      const [row] = await db.root.query('select private.waiting_question($1) as question, private.waiting_rows($1) as rows', [
        kind,
      ])
      const question = String(row?.['question']).replaceAll('$2', '$2::jsonb').replaceAll('$1', '$1::uuid')
      const page = await planOf(question, [both.id, JSON.stringify(first?.cursor), 50])
      expect([kind, page]).toEqual([kind, expect.stringMatching(new RegExp(`using ${index} [^]*Index Cond: .*ROW\\(`))])
      // As a thousand of a hundred thousand.
      const counted = await planOf(`select w.since from (${String(row?.['rows'])}) w order by w.since limit 30`)
      expect([kind, counted]).toEqual([kind, expect.stringContaining(`using ${counts} `)])
      for (const plan of [page, counted])
        expect([kind, plan]).toEqual([
          kind,
          expect.not.stringMatching(/Sort Key|Seq Scan on (completions|reports|contact_messages|applicants|failed_refunds)/),
        ])
    }
  })
})
