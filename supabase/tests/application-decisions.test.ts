import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { standingsAfter } from '../../src/domain/desk/desk.ts'
import { applicationStandings, type ApplicationStanding } from '../../src/domain/enrolment/application-standing.ts'
import { all, call, claiming, person, refusal, refusals, visitor, type Actor, type Person } from './actors.ts'
import { engines, untilItWaits, type Connection, type Database, type Row } from './database.ts'

const Application = v.strictObject({
  id: v.string(),
  reference: v.string(),
  received_at: v.string(),
  email: v.string(),
  phone_number: v.nullable(v.string()),
  full_name: v.nullable(v.string()),
  standing: v.picklist(applicationStandings),
  standing_at: v.nullable(v.string()),
  notes: v.array(v.strictObject({ id: v.string(), text: v.string(), at: v.string(), by: v.nullable(v.string()) })),
})

const look = async (who: Actor, id: string | null) =>
  v.parse(v.nullable(Application), await call(who, 'desk_application', { p_id: id }))
const decide = async (
  who: Actor,
  id: string | null,
  standing: string | null = 'invited',
  from: string | null = 'received',
  more: Row = {},
) =>
  v.parse(
    Application,
    await call(who, 'decide_application', { p_expected_user: who.id, p_id: id, p_standing: standing, p_from: from, ...more }),
  )
const note = async (who: Actor, id: string | null, text: string | null = 'Called back.', more: Row = {}) =>
  v.parse(
    Application,
    await call(who, 'note_application', { p_op_id: randomUUID(), p_expected_user: who.id, p_id: id, p_text: text, ...more }),
  )

const copyOf = async (who: Person) => Object(await call(who, 'my_data', {}))

describe.each(engines)('decisions on applications, on $name', ({ name: engine, open }) => {
  let db: Database
  let member: Person
  let moderator: Person
  let staff: Person
  beforeAll(async () => {
    db = await open()
    member = await person(db, 'member')
    moderator = await person(db, 'moderator', { moderator: true })
    staff = await person(db, 'staff', { staff: true })
  })
  beforeEach(() => db.root.exec('truncate private.desk_log, private.allowances; delete from public.applicants'))
  afterEach(() => demand(0))
  afterAll(() => db.close())

  const demand = (value: number) =>
    db.root.query("update private.settings set value = $1 where name = 'moderators_need_second_factor'", [value])

  /** An application that was received, and whose mail has gone. */
  async function apply(email = 'cadet@example.test', standing: ApplicationStanding = 'received'): Promise<string> {
    const [row] = await db.root.query(
      `insert into public.applicants (secret_hash, email, accepted_terms, terms_version, application_step, reference, received_at, mail_sent_at, standing)
       values (sha256('key'), $1, true, '1', 4, private.new_reference(), now(), now(), $2) returning id`,
      [email, standing],
    )
    return String(row?.['id'])
  }

  const standingOf = async (id: string) =>
    (await db.root.query('select standing, standing_at from public.applicants where id = $1', [id]))[0]
  const logOf = async () =>
    (await db.root.query('select act, subject, who from private.desk_log order by at, id')).map((row) => [
      row['act'],
      row['subject'],
      row['who'],
    ])
  const decisions = async () =>
    (await db.root.query('select standing from private.application_decisions order by decided_at')).map((row) => row['standing'])

  const mailsDue = (limit = 1000) => db.root.query('select * from public.application_decisions_due($1)', [limit])
  const tell = (what: 'sent' | 'failed', id: unknown) =>
    db.root.query(`select public.application_decisions_${what}(array[$1]::uuid[])`, [id])
  const ageDecisions = (column: string, by: string) =>
    db.root.query(`update private.application_decisions set ${column} = now() - $1::interval`, [by])
  const askForMails = () => db.root.query('select private.ask_for_application_mails()')

  const attempts: [string, (who: Actor, id: string) => Promise<unknown>][] = [
    ['desk_application', look],
    ['decide_application', (who, id) => decide(who, id)],
    ['note_application', (who, id) => note(who, id)],
  ]

  it.each(attempts)('%s is nobody’s but the staff’s', async (_, attempt) => {
    const id = await apply()
    const gone = claiming(db, staff, { session_id: randomUUID() })
    expect(await refusal(attempt(visitor(db), id))).toBe('42501')
    expect(await refusal(attempt(gone, id))).toBe('PT401')
    for (const who of [member, moderator])
      await expect(attempt(who, id)).rejects.toMatchObject({ code: 'PT403', hint: 'not_at_this_desk' })
    await demand(1)
    await expect(attempt(staff, id)).rejects.toMatchObject({ code: 'PT403', hint: 'second_factor_needed' })
    expect(await standingOf(id)).toEqual({ standing: 'received', standing_at: null })
    expect(await db.root.query('select from private.application_notes')).toEqual([])
    expect(await logOf()).toEqual([])
    expect(await refusal(attempt(claiming(db, staff, { aal: 'aal2' }), id))).toBe('none')
  })

  it.each(["update public.applicants set standing = 'accepted'", 'select text from private.application_notes'])(
    'no client comes past the functions: %s',
    async (statement) => {
      const actors = [visitor(db), member, moderator, staff]
      expect(await refusals(actors, (who) => who.sql(statement))).toEqual(all(actors, '42501'))
    },
  )

  it('refuses what no honest page asks for', async () => {
    const id = await apply()
    for (const [standing, from] of [
      ['kept', 'received'],
      ['', 'received'],
      [null, 'received'],
      ['invited', null],
      ['invited', 'new'],
    ] as const)
      expect([standing, from, await refusal(decide(staff, id, standing, from))]).toEqual([standing, from, 'PT400'])
    for (const text of [null, '', '   ', 'x'.repeat(2001), '***', 'In\u200B May.'])
      expect([text, await refusal(note(staff, id, text))]).toEqual([text, 'PT400'])
    for (const attempt of [() => decide(staff, null), () => note(staff, null), () => note(staff, id, 'Yes', { p_op_id: null })])
      expect(await refusal(attempt())).toBe('PT400')
    const other = { p_expected_user: member.id }
    expect(await refusal(decide(staff, id, 'invited', 'received', other))).toBe('PT412')
    expect(await refusal(note(staff, id, 'Yes', other))).toBe('PT412')
    expect(await standingOf(id)).toEqual({ standing: 'received', standing_at: null })
  })

  it('an application that is gone, or not received, is none', async () => {
    const [unfinished, gone] = [await apply(), randomUUID()]
    await db.root.query('update public.applicants set application_step = 3 where id = $1', [unfinished])
    for (const id of [unfinished, gone]) {
      expect(await look(staff, id)).toBeNull()
      expect(await refusal(decide(staff, id))).toBe('PT404')
      expect(await refusal(note(staff, id))).toBe('PT404')
    }
    expect(await look(staff, null)).toBeNull()
    expect([await logOf(), await decisions()]).toEqual([[], []])
  })

  it('the table of changes is the one that the desk’s buttons have', async () => {
    for (const standing of applicationStandings) {
      const [row] = await db.root.query('select private.standings_after($1) as after', [standing])
      expect([standing, row?.['after']]).toEqual([standing, standingsAfter[standing]])
    }
  })

  const changes = applicationStandings.flatMap((from) => applicationStandings.map((to) => [from, to] as const))

  it.each(changes.filter(([from, to]) => from !== to && !standingsAfter[from].includes(to)))(
    'from %s to %s leads no way',
    async (from, to) => {
      const id = await apply(undefined, from)
      for (const seen of applicationStandings)
        await expect(decide(staff, id, to, seen)).rejects.toMatchObject({ code: 'PT409', hint: 'already_decided' })
      expect(await standingOf(id)).toMatchObject({ standing: from })
      expect([await logOf(), await decisions()]).toEqual([[], []])
    },
  )

  it.each(changes.filter(([from, to]) => standingsAfter[from].includes(to)))(
    'from %s to %s leads once, told to the list, the applicant and the log',
    async (from, to) => {
      const id = await apply(undefined, from)
      for (const seen of applicationStandings.filter((each) => each !== from))
        await expect(decide(staff, id, to, seen)).rejects.toMatchObject({ code: 'PT409', hint: 'stale' })
      const decided = await decide(staff, id, to, from)
      expect(decided).toMatchObject({ id, standing: to, standing_at: expect.any(String) })
      expect(await decide(staff, id, to, from)).toEqual(decided)
      expect(await decide(staff, id, to, to)).toEqual(decided)
      expect(await logOf()).toEqual([[`${to}_applicant`, id, staff.id]])
      expect(await decisions()).toEqual([to])
      const waiting = await call(staff, 'desk_waiting', { p_kind: 'applications' })
      const invited = { id, detail: 'cadet@example.test, invited' }
      expect(waiting).toMatchObject(to === 'invited' ? [invited] : [])
      expect(await call(visitor(db), 'my_application', { p_reference: decided.reference, p_secret: 'key' })).toEqual({
        reference: decided.reference,
        received_at: decided.received_at,
        email: decided.email,
        standing: to,
        standing_at: decided.standing_at,
      })
    },
  )

  it('a look is written to the log, and tells all that there is', async () => {
    const id = await apply()
    await db.root.query("update public.applicants set full_name = 'Ada Marsh', phone_number = '+15551234567' where id = $1", [id])
    expect(await look(staff, id)).toEqual({
      id,
      reference: expect.stringMatching(/^WF-/),
      received_at: expect.any(String),
      email: 'cadet@example.test',
      phone_number: '+15551234567',
      full_name: 'Ada Marsh',
      standing: 'received',
      standing_at: null,
      notes: [],
    })
    expect(await logOf()).toEqual([['read_application', id, staff.id]])
  })

  it.skipIf(engine === 'PGlite')('of two decisions at once one counts, and the same twice is one', async () => {
    const [first, second] = [await db.connect(), await db.connect()]
    const other = await person(db, 'other', { staff: true, connection: second })
    for (const [to, outcome] of [
      ['invited', 'none'],
      ['declined', 'PT409'],
    ] as const) {
      const id = await apply()
      await first.query('begin')
      await asPerson(
        first,
        staff,
        `select public.decide_application($1, $2, '${to === 'invited' ? to : 'accepted'}', 'received')`,
        [staff.id, id],
      )
      const later = refusal(decide(other, id, to))
      await untilItWaits(first, later)
      await first.query('commit')
      expect(await later).toBe(outcome)
      expect(await decisions()).toHaveLength(1)
      await db.root.exec('delete from public.applicants')
    }
    expect(await logOf()).toHaveLength(2)
  })

  it.skipIf(engine === 'PGlite')('one that is taken back while it is decided on or noted on is gone', async () => {
    const session = await db.connect()
    for (const attempt of [decide, note]) {
      const id = await apply()
      await session.query('begin')
      await session.query('delete from public.applicants where id = $1', [id])
      const later = refusal(attempt(staff, id))
      await untilItWaits(session, later)
      await session.query('commit')
      expect(await later).toBe('PT404')
    }
    expect([await logOf(), await decisions()]).toEqual([[], []])
  })

  describe('notes', () => {
    it('are kept once a key, oldest first, under who wrote them, and no other key’s', async () => {
      const [id, other, key] = [await apply(), await apply(), { p_op_id: randomUUID() }]
      await note(staff, id, ' Called back. ', key)
      const noted = await note(staff, id, 'Called back.', key)
      expect(noted.notes).toEqual([{ id: key.p_op_id, text: 'Called back.', at: expect.any(String), by: 'Patriot' }])
      expect(await refusal(note(staff, id, 'Something else.', key))).toBe('PT409')
      expect(await refusal(note(staff, other, 'Called back.', key))).toBe('PT409')
      expect((await note(staff, id, 'Comes on Monday.')).notes.map(({ text }) => text)).toEqual([
        'Called back.',
        'Comes on Monday.',
      ])
      expect((await look(staff, other))?.notes).toEqual([])
    })

    it('go with the application, keep no name of who has left, and a repetition is told that it is gone', async () => {
      const leaver = await person(db, 'leaver', { staff: true })
      const id = await apply()
      await note(leaver, id)
      await db.root.query('delete from auth.users where id = $1', [leaver.id])
      expect((await look(staff, id))?.notes).toMatchObject([{ text: 'Called back.', by: null }])
      await decide(staff, id)
      const again = { p_op_id: randomUUID() }
      const { reference } = await note(staff, id, 'Yes.', again)
      await call(visitor(db), 'withdraw_application', { p_reference: reference, p_secret: 'key' })
      expect(await db.root.query('select from private.application_notes')).toEqual([])
      expect(await decisions()).toEqual([])
      expect(await refusal(note(staff, id, 'Yes.', again))).toBe('PT404')
    })

    it('are told to nobody but in the copy of who applied with a confirmed address, without who wrote them', async () => {
      const [sure, unsure] = [await person(db, 'sure'), await person(db, 'unsure', { unconfirmed: true })]
      for (const who of [sure, unsure]) {
        const email = `${who.name}-${who.id}@example.test`
        const id = await apply(email)
        await decide(staff, id)
        const { reference } = await note(staff, id, `Of ${who.name}.`)
        const told = await call(visitor(db), 'my_application', { p_reference: reference, p_secret: 'key' })
        expect(JSON.stringify(told)).not.toContain('Of ')
      }
      const copy = await copyOf(sure)
      expect(copy).toMatchObject({
        applicants: [{ standing: 'invited' }],
        application_notes: [{ text: 'Of sure.' }],
        application_decisions: [{ standing: 'invited' }],
      })
      expect(JSON.stringify(copy)).not.toContain(staff.id)
      expect(await copyOf(unsure)).toMatchObject({ applicants: null, application_notes: null, application_decisions: null })
      expect((await copyOf(staff)).application_notes).toHaveLength(2)
    })
  })

  describe('their mails', () => {
    it.each(['application_decisions_due()', "application_decisions_sent('{}')", "application_decisions_failed('{}')"])(
      '%s is the server’s alone',
      async (asked) => {
        const actors = [visitor(db), member, moderator, staff]
        expect(await refusals(actors, (who) => who.sql(`select public.${asked}`))).toEqual(all(actors, '42501'))
      },
    )

    it('go once each decision, again when they could not be sent, and no second time for the same', async () => {
      const id = await apply()
      expect(await mailsDue()).toEqual([])
      const { reference } = await decide(staff, id)
      const [one] = await mailsDue()
      expect(one).toEqual({ id: expect.any(String), reference, email: 'cadet@example.test', standing: 'invited' })
      expect(await mailsDue()).toEqual([])
      await tell('failed', one?.['id'])
      expect(await mailsDue()).toEqual([one])
      await tell('sent', one?.['id'])
      await decide(staff, id)
      await ageDecisions('mail_asked_at', '1 hour')
      expect(await mailsDue()).toEqual([])
      await decide(staff, id, 'accepted', 'invited')
      expect(await mailsDue()).toMatchObject([{ reference, standing: 'accepted' }])
    })

    it('tell no standing that is no longer so, and a late word of one that went is not the next one’s', async () => {
      const id = await apply()
      await decide(staff, id)
      const [invited] = await mailsDue()
      await decide(staff, id, 'declined', 'invited')
      await tell('sent', invited?.['id'])
      await ageDecisions('mail_asked_at', '1 hour')
      expect(await mailsDue()).toMatchObject([{ standing: 'declined' }])
      const other = await apply()
      await decide(staff, other)
      await decide(staff, other, 'accepted', 'invited')
      expect(await mailsDue()).toMatchObject([{ standing: 'accepted' }])
    })

    it('that are refused each time hold up none that was never tried', async () => {
      await decide(staff, await apply())
      const [refused] = await mailsDue(1)
      await tell('failed', refused?.['id'])
      await decide(staff, await apply(), 'accepted')
      expect(await mailsDue(1)).toMatchObject([{ standing: 'accepted' }])
      expect(await mailsDue(1)).toEqual([refused])
    })

    it('are due again where nobody told that they went, a quarter of an hour later, and for a week', async () => {
      await decide(staff, await apply())
      const [one] = await mailsDue()
      await ageDecisions('mail_asked_at', '14 minutes')
      expect(await mailsDue()).toEqual([])
      await ageDecisions('mail_asked_at', '16 minutes')
      expect(await mailsDue()).toEqual([one])
      await ageDecisions('mail_asked_at', '16 minutes')
      await ageDecisions('decided_at', '8 days')
      expect(await mailsDue()).toEqual([])
    })

    it('are asked for while one has still to go, and take the place of the mail that it was received', async () => {
      const runs = async () =>
        (await db.root.query("select ran_at from private.job_runs where name = 'application_mails'"))[0]?.['ran_at']
      const id = await apply()
      await db.root.query('update public.applicants set mail_sent_at = null where id = $1', [id])
      await askForMails()
      const before = await runs()
      await decide(staff, id)
      await askForMails()
      expect(await runs()).toEqual(before)
      expect(await db.root.query('select from public.application_mails_due(10)')).toEqual([])
      await mailsDue()
      const after = await runs()
      await askForMails()
      expect(await runs()).not.toEqual(after)
    })
  })
})

/** Asks as that person, in a transaction that was begun. */
async function asPerson(connection: Connection, who: Person, text: string, values: unknown[]): Promise<void> {
  const claims = JSON.stringify({ sub: who.id, session_id: who.id, role: 'authenticated' })
  await connection.query("select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)", [claims])
  await connection.query(text, values)
}
