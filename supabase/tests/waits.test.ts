import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accept, all, complete, hide, newBounty, noticesOf, person, refusals, review, visitor, type Person } from './actors.ts'
import { engines, type Connection, type Database } from './database.ts'

const reminded = 'review_waits unread'
const overdue = 'review_overdue unread'
const submitted = 'completion_submitted unread'

describe.each(engines)('a submission that waits, on $name', ({ open }) => {
  let db: Database
  let creator: Person
  let cadet: Person
  let moderator: Person
  let other: Person

  beforeAll(async () => {
    db = await open()
    creator = await person(db, 'creator')
    cadet = await person(db, 'cadet')
    moderator = await person(db, 'moderator', { moderator: true })
    other = await person(db, 'other', { moderator: true })
  })
  // What other tests left waits from now on.
  beforeEach(() => db.root.query('update public.completions set created_at = now()'))
  afterAll(() => db.close())

  const run = async (connection: Connection = db.root) =>
    Number((await connection.query('select private.run_waits() as told'))[0]?.['told'])
  const handedIn = async (who = cadet, by = creator) => {
    const id = await newBounty(by, { p_requires_photo: false })
    await accept(who, id)
    return { id, completion: (await complete(who, id)).op_id }
  }
  /** Moves the time at which it was handed in so far into the past, as time would. */
  const age = (completion: string, ago: string) =>
    db.root.query('update public.completions set created_at = now() - $2::interval where id = $1', [completion, ago])
  const waited = async (ago: string, who = cadet, by = creator) => {
    const made = await handedIn(who, by)
    await age(made.completion, ago)
    return made
  }
  const leave = (who: Person) => db.root.query('delete from auth.users where id = $1', [who.id])

  it('is told of by the database’s own clock, and by nobody else', async () => {
    const actors = [visitor(db), cadet, moderator]
    for (const job of ['run_waits()', 'tell_of_waits()', "note_run('run_waits')", 'late_jobs()'])
      expect(await refusals(actors, (who) => who.sql(`select private.${job}`))).toEqual(all(actors, '42501'))
    for (const who of actors.slice(1))
      expect(await refusals([who], ({ sql }) => sql('select * from private.told_waits'))).toEqual(all([who], '42501'))
  })

  it('is told to nobody again before a day has passed', async () => {
    const { id } = await waited('23 hours 59 minutes')
    expect(await run()).toBe(0)
    expect(await noticesOf(creator, id)).toEqual([submitted])
  })

  it('is told to its creator alone at 24 hours, and once however often the job runs', async () => {
    const { id, completion } = await waited('24 hours')
    expect([await run(), await run()]).toEqual([1, 0])
    await age(completion, '47 hours 59 minutes')
    expect(await run()).toBe(0)
    expect(await noticesOf(creator, id)).toEqual([submitted, reminded])
    for (const who of [cadet, moderator, other]) expect(await noticesOf(who, id)).toEqual([])
  })

  it('is told to each moderator at 48 hours, once, and to its creator no second time', async () => {
    const { id, completion } = await waited('24 hours')
    await run()
    await age(completion, '48 hours')
    expect([await run(), await run()]).toEqual([2, 0])
    for (const who of [moderator, other]) expect(await noticesOf(who, id)).toEqual([overdue])
    expect(await noticesOf(creator, id)).toEqual([submitted, reminded])
    expect(await noticesOf(cadet, id)).toEqual([])
  })

  it('is told once by two runs at once, to all of whom it is due', async () => {
    const { id } = await waited('3 days')
    const connections = [await db.connect(), await db.connect()]
    expect(new Set(await Promise.all(connections.map(run)))).toEqual(new Set([0, 3]))
    expect(await noticesOf(creator, id)).toEqual([submitted, reminded])
    expect(await noticesOf(moderator, id)).toEqual([overdue])
  })

  it('is told by the next run where one is ended in the midst', async () => {
    const { id } = await waited('3 days')
    await db.root.query('begin')
    expect(await run()).toBe(3)
    await db.root.query('rollback')
    expect(await noticesOf(moderator, id)).toEqual([])
    expect([await run(), await run()]).toEqual([3, 0])
  })

  it('is told of while its bounty is not hidden, and the time runs on', async () => {
    const { id, completion } = await handedIn()
    await hide(moderator, id)
    await age(completion, '49 hours')
    expect(await run()).toBe(0)
    await hide(moderator, id, false, null)
    expect([await run(), await run()]).toEqual([3, 0])
    expect(await noticesOf(creator, id)).toContain(reminded)
    expect(await noticesOf(other, id)).toEqual([overdue])
  })

  it.each([
    ['approve', null],
    ['request_changes', 'Show the north face.'],
    ['reject', 'Not the place.'],
  ])('is told of no more once somebody decided, and what was told is read: %s', async (decision, reason) => {
    const early = await waited('25 hours')
    await run()
    await review(creator, early.completion, decision, reason)
    await age(early.completion, '49 hours')
    expect(await run()).toBe(0)
    expect(await noticesOf(creator, early.id)).toEqual(['completion_submitted read', 'review_waits read'])

    const late = await waited('49 hours')
    await run()
    await review(other, late.completion, decision, reason)
    expect(await noticesOf(creator, late.id)).toEqual(['completion_submitted read', 'review_waits read'])
    expect(await noticesOf(moderator, late.id)).toEqual(['review_overdue read'])
  })

  it('has its own time when it is handed in again, and when a second person hands in', async () => {
    const { id, completion } = await waited('3 days')
    await run()
    await review(creator, completion, 'request_changes', 'Show the north face.')
    const again = (await complete(cadet, id)).op_id
    expect(await run()).toBe(0)
    await age(again, '24 hours')
    const second = await person(db, 'second')
    await accept(second, id)
    await complete(second, id)
    expect([await run(), await run()]).toEqual([1, 0])
    await review(creator, again, 'reject', 'Not the place.')
    // Another one waits, so all of them stay.
    expect((await noticesOf(creator, id)).filter((notice) => notice === reminded)).toHaveLength(1)
  })

  it('is told to no moderator who handed it in, nor once more to one who created the bounty', async () => {
    const own = await waited('3 days', moderator)
    expect(await run()).toBe(2)
    expect(await noticesOf(moderator, own.id)).toEqual([])
    expect(await noticesOf(other, own.id)).toEqual([overdue])

    const created = await waited('3 days', cadet, other)
    expect(await run()).toBe(2)
    expect(await noticesOf(other, created.id)).toEqual([submitted, reminded])
    expect(await noticesOf(moderator, created.id)).toEqual([overdue])
  })

  it('stays due while there is no moderator to hear of it', async () => {
    const { id } = await waited('3 days', other)
    const roles = await db.root.query('delete from private.moderators where user_id <> $1 returning user_id', [other.id])
    expect([await run(), await run()]).toEqual([1, 0])
    for (const { user_id: each } of roles) await db.root.query('insert into private.moderators values ($1)', [each])
    expect(await run()).toBe(1)
    expect(await noticesOf(moderator, id)).toEqual([overdue])
  })

  it('goes to the moderators as soon as its creator’s account goes, and what comes after it at once', async () => {
    const leaver = await person(db, 'leaver')
    const { id } = await handedIn(cadet, leaver)
    const hidden = await handedIn(cadet, leaver)
    await hide(moderator, hidden.id)
    await leave(leaver)
    for (const who of [moderator, other]) expect(await noticesOf(who, id)).toEqual([overdue])
    expect(await noticesOf(moderator, hidden.id)).toEqual([])

    const late = await person(db, 'late')
    await accept(late, id)
    await complete(late, id)
    for (const who of [moderator, other]) expect(await noticesOf(who, id)).toEqual([overdue, overdue])
    expect(await noticesOf(cadet, id)).toEqual([])

    expect(await run()).toBe(0)
    await hide(moderator, hidden.id, false, null)
    expect(await run()).toBe(2)
    expect(await noticesOf(other, hidden.id)).toEqual([overdue])
  })

  it('lets the account of a moderator go who created its bounty, and tells the others', async () => {
    const leaver = await person(db, 'leaver', { moderator: true })
    const { id } = await waited('3 days', cadet, leaver)
    await leave(leaver)
    for (const who of [moderator, other]) expect(await noticesOf(who, id)).toEqual([overdue])
    expect(await run()).toBe(0)
  })

  it('goes with the account of who handed it in, and what was told of it is read', async () => {
    const leaver = await person(db, 'leaver')
    const { id } = await waited('3 days', leaver)
    await run()
    const untold = await waited('3 days', leaver)
    await leave(leaver)
    expect(await run()).toBe(0)
    expect(await noticesOf(creator, id)).toEqual(['completion_submitted read', 'review_waits read'])
    expect(await noticesOf(moderator, id)).toEqual(['review_overdue read'])
    expect(await noticesOf(creator, untold.id)).toEqual(['completion_submitted read'])
  })
})

describe.each(engines)('an application that was never finished, on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const begun = async (age: string, email = `${randomUUID()}@example.test`, step = 3) => {
    const [row] = await db.root.query(
      `insert into public.applicants (secret_hash, email, accepted_terms, terms_version, application_step, updated_at)
       values ('', $1, true, '1', $2, now() - $3::interval) returning id, email, updated_at + interval '90 days' as erased_at`,
      [email, step, age],
    )
    return { id: String(row?.['id']), email, erased_at: row?.['erased_at'] }
  }
  const due = () => db.root.query('select * from public.application_reminders_due(1000)')
  const sent = (id: string) => db.root.query('select public.application_reminders_sent(array[$1]::uuid[])', [id])
  const letPass = (id: string, age: string) =>
    db.root.query('update public.applicants set mail_asked_at = mail_asked_at - $2::interval where id = $1', [id, age])

  it.each(['application_reminders_due()', "application_reminders_sent('{}')"])('%s is the server’s alone', async (asked) => {
    const actors = [visitor(db), await person(db, 'curious'), await person(db, 'moderator', { moderator: true })]
    expect(await refusals(actors, (who) => who.sql(`select public.${asked}`))).toEqual(all(actors, '42501'))
  })

  it('is told of once, 60 days after its last change, with the day on which it is erased', async () => {
    await begun('59 days 23 hours')
    await begun('61 days', 'finished@example.test', 4)
    const one = await begun('60 days 1 minute')
    expect(await due()).toEqual([one])
    expect(await due()).toEqual([])
    await sent(one.id)
    await letPass(one.id, '20 days')
    expect(await due()).toEqual([])
  })

  it('is told of again where nobody said that the mail went, each time later, and not on the day on which it is erased', async () => {
    const one = await begun('61 days')
    for (const wait of ['16 minutes', '31 minutes', '61 minutes']) {
      expect(await due()).toEqual([one])
      expect(await due()).toEqual([])
      await letPass(one.id, wait)
    }
    await db.root.query("update public.applicants set updated_at = now() - interval '90 days' where id = $1", [one.id])
    expect(await due()).toEqual([])
  })

  it('is told to its address once for several, and not to who finished another', async () => {
    const [oldest] = [await begun('62 days', 'twice@example.test'), await begun('61 days', 'twice@example.test')]
    await begun('61 days', 'other@example.test')
    await begun('1 day', 'other@example.test', 4)
    expect(await due()).toEqual([oldest])
    await sent(oldest.id)
    expect(await due()).toEqual([])
  })

  it('that is finished after all gets the mail of its receipt, whatever became of its reminder', async () => {
    const one = await begun('61 days')
    await due()
    await db.root.query(
      "update public.applicants set application_step = 4, reference = 'WF-222-222', received_at = now() where id = $1",
      [one.id],
    )
    await sent(one.id)
    expect(await db.root.query('select id from public.application_mails_due(10)')).toEqual([{ id: one.id }])
  })

  it('is erased after 90 days, told of or not, and one that is finished stays', async () => {
    const [young, old, finished] = [await begun('89 days'), await begun('91 days'), await begun('91 days', undefined, 4)]
    await db.root.query('select private.forget_what_is_old()')
    const left = await db.root.query('select id from public.applicants where id in ($1, $2, $3)', [young.id, old.id, finished.id])
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([young.id, finished.id]))
  })
})

describe.each(engines)('the jobs on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const late = async () => (await db.root.query('select private.late_jobs() as late'))[0]?.['late']
  const rest = (age: string) => db.root.query('update private.job_runs set ran_at = now() - $1::interval', [age])
  const hourly = [
    'application_mails',
    'expire_due_bounties',
    'message_mails',
    'newsletter_mails',
    'notice_mails',
    'pushes',
    'run_waits',
  ]

  it('are not late at first, late after an hour, and the nightly one after a day and an hour', async () => {
    expect(await late()).toEqual([])
    await rest('59 minutes')
    expect(await late()).toEqual([])
    await rest('61 minutes')
    expect(await late()).toEqual(hourly)
    await rest('24 hours 59 minutes')
    expect(await late()).toEqual(hourly)
    await rest('25 hours 1 minute')
    expect(await late()).toEqual([
      'application_mails',
      'expire_due_bounties',
      'forget_what_is_old',
      'message_mails',
      'newsletter_mails',
      'notice_mails',
      'pushes',
      'run_waits',
    ])
  })

  it.each([
    ['public.expire_due_bounties()', 'expire_due_bounties'],
    ['private.forget_what_is_old()', 'forget_what_is_old'],
    ['private.run_waits()', 'run_waits'],
    ['private.ask_for_application_mails()', 'application_mails'],
    ['public.application_mails_due()', 'application_mails'],
    ['private.ask_for_message_mails()', 'message_mails'],
    ['public.message_mails_due()', 'message_mails'],
    ['private.ask_for_newsletter_mails()', 'newsletter_mails'],
    ['public.newsletter_confirmations_due()', 'newsletter_mails'],
    ['private.ask_for_pushes()', 'pushes'],
    ['public.pushes_due()', 'pushes'],
    ['private.ask_for_notice_mails()', 'notice_mails'],
    ['public.notice_mails_due()', 'notice_mails'],
  ])('%s writes down that it ran', async (job, name) => {
    await rest('2 days')
    await db.root.query(`select ${job}`)
    expect(await late()).toEqual([...hourly, 'forget_what_is_old'].toSorted().filter((each) => each !== name))
  })

  it('that ask for mails have not run while mails are due and nobody comes for them', async () => {
    await rest('2 days')
    await db.root.query("insert into private.newsletter_subscribers (email) values ('reader@example.test')")
    await db.root.query(
      `insert into public.applicants (secret_hash, email, accepted_terms, terms_version, application_step, updated_at)
       values ('', 'a@example.test', true, '1', 3, now() - interval '61 days')`,
    )
    await db.root.query('select private.ask_for_application_mails(), private.ask_for_newsletter_mails()')
    expect(await late()).toEqual(expect.arrayContaining(['application_mails', 'newsletter_mails']))
  })
})
