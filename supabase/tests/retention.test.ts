import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newBounty, person, refusal, visitor } from './actors.ts'
import { engines, type Database } from './database.ts'

const aged = (days: number) => `now() - interval '${days} days'`

describe.each(engines)('what comes to its age on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await newBounty(await person(db, 'creator'))
  })
  afterAll(() => db.close())

  const rules: [string, number, (id: string, days: number) => string][] = [
    ['keep_allowances_days', 2, (id, days) => `insert into private.allowances values ('${id}', 'x', ${aged(days)}, 1)`],
    [
      'keep_applications_days',
      730,
      (id, days) =>
        `insert into public.applicants (id, secret_hash, email, accepted_terms, terms_version, application_step, updated_at) values ('${id}', '', 'a@example.test', true, '1', 4, ${aged(days)})`,
    ],
    [
      'keep_unfinished_applications_days',
      90,
      (id, days) =>
        `insert into public.applicants (id, secret_hash, email, accepted_terms, terms_version, application_step, updated_at) values ('${id}', '', 'a@example.test', true, '1', 3, ${aged(days)})`,
    ],
    [
      'keep_contact_messages_days',
      365,
      (id, days) => `insert into private.contact_messages values ('${id}', 'Casey', 'a@example.test', 'Hello', ${aged(days)})`,
    ],
    [
      'keep_unconfirmed_subscribers_days',
      30,
      (id, days) => `insert into private.newsletter_subscribers (email, created_at) values ('${id}@example.test', ${aged(days)})`,
    ],
    [
      'keep_codes_days',
      1,
      (id, days) =>
        `with application as (insert into public.applicants (id, secret_hash, email, accepted_terms, terms_version, application_step) values ('${id}', '', 'a@example.test', true, '1', 3) returning id)
         insert into private.verification_codes (phone_number, applicant_id, code_hash, expires_at) select '+15551230011', id, '', ${aged(days)} from application`,
    ],
    [
      'keep_mailbox_points_days',
      62,
      (id, days) =>
        `insert into private.mailbox_points select creator_id, '${id}', ${aged(days)}, 1 from public.bounties limit 1`,
    ],
    [
      'keep_mailbox_reports_days',
      365,
      (id, days) => `insert into private.mailbox_reports select id, '${id}', ${aged(days)} from public.bounties limit 1`,
    ],
    [
      'keep_desk_log_days',
      730,
      (id, days) => `insert into private.desk_log (act, subject, at) values ('kept_bounty', '${id}', ${aged(days)})`,
    ],
    [
      'keep_pushes_days',
      7,
      (id, days) =>
        `with device as (insert into private.push_devices (user_id, endpoint, p256dh, auth) select id, '${id}', '', '' from auth.users limit 1 returning id)
         insert into private.pushes (device_id, happening_id, kind, created_at) select id, '${id}', 'goal_reached', ${aged(days)} from device`,
    ],
    [
      'keep_notice_mails_days',
      7,
      (id, days) =>
        `insert into private.notice_mails (id, user_id, is_digest, made_at) select '${id}', id, true, ${aged(days)} from auth.users limit 1`,
    ],
    [
      'keep_read_notifications_days',
      365,
      (id, days) => `insert into public.notifications (id, user_id, kind, bounty_id, read_at)
         select '${id}', creator_id, 'goal_reached', id, ${aged(days)} from public.bounties limit 1`,
    ],
  ]

  it.each(rules)('is forgotten by %s, after %i days and not before', async (setting, days, insert) => {
    await db.root.exec(insert(randomUUID(), days + 1))
    await db.root.exec(insert(randomUUID(), days - 1))
    const [row] = await db.root.query('select private.forget_what_is_old() as counts')
    expect(Object(row?.['counts'])[setting]).toBe(1)
  })

  it('has an age in the settings for every table that keeps people without an account', async () => {
    const names = (await db.root.query("select name from private.settings where name like 'keep\\_%' order by 1")).map(
      (row) => row['name'],
    )
    expect(names).toEqual([
      'keep_allowances_days',
      'keep_applications_days',
      'keep_codes_days',
      'keep_contact_messages_days',
      'keep_desk_log_days',
      'keep_mailbox_points_days',
      'keep_mailbox_reports_days',
      'keep_notice_mails_days',
      'keep_pushes_days',
      'keep_read_notifications_days',
      'keep_unconfirmed_subscribers_days',
      'keep_unfinished_applications_days',
    ])
  })

  it('is for the database’s own clock to forget, and for nobody else', async () => {
    for (const who of [visitor(db), await person(db, 'curious')])
      expect(await refusal(who.sql('select private.forget_what_is_old()'))).toBe('42501')
  })

  it('leaves the newsletter’s list by one link, and stands on it only after another', async () => {
    const email = `${randomUUID()}@example.test`
    const anybody = visitor(db)
    await anybody.sql('select public.subscribe_newsletter($1, $2)', [randomUUID(), email])
    const rows = () =>
      db.root.query('select token, confirmed_at is not null as confirmed from private.newsletter_subscribers where email = $1', [
        email,
      ])
    const [asked] = await rows()
    expect(asked).toMatchObject({ confirmed: false })
    await anybody.sql('select public.confirm_newsletter($1)', [randomUUID()])
    expect(await rows()).toMatchObject([{ confirmed: false }])
    await anybody.sql('select public.confirm_newsletter($1)', [asked?.['token']])
    expect(await rows()).toMatchObject([{ confirmed: true }])
    await anybody.sql('select public.leave_newsletter($1)', [randomUUID()])
    expect(await rows()).toHaveLength(1)
    await anybody.sql('select public.leave_newsletter($1)', [asked?.['token']])
    expect(await rows()).toEqual([])
  })

  /** Makes all that is known of when an address was given and asked so much older. */
  const letPass = (email: string, age: string) =>
    db.root.query(
      `update private.newsletter_subscribers set
         created_at = created_at - $2::interval, asked_at = asked_at - $2::interval, mail_sent_at = mail_sent_at - $2::interval
       where email = $1`,
      [email, age],
    )
  const given = async () => {
    const email = `${randomUUID()}@example.test`
    const subscribe = () => visitor(db).sql('select public.subscribe_newsletter($1, $2)', [randomUUID(), email])
    const due = async () =>
      (await db.root.query('select email, token from public.newsletter_confirmations_due(1000)')).filter(
        (row) => row['email'] === email,
      )
    const sent = () =>
      db.root.query(
        'select public.newsletter_mails_sent(array_agg(token)) from private.newsletter_subscribers where email = $1',
        [email],
      )
    const state = async () => {
      await db.root.query('select private.forget_what_is_old()')
      const [row] = await db.root.query('select 1 as kept from private.newsletter_subscribers where email = $1', [email])
      return row === undefined ? 'gone' : 'kept'
    }
    await subscribe()
    return { email, subscribe, due, sent, state }
  }

  it('gives the link of each mail of the newsletter its whole month, asked again on the last day too', async () => {
    const { email, subscribe, due, sent, state } = await given()
    const [first] = await due()
    await sent()
    await letPass(email, '29 days')
    await subscribe()
    expect(await due()).toEqual([first])
    await letPass(email, '2 days')
    // It waited for a provider, and its month begins with the mail.
    await sent()
    await letPass(email, '29 days')
    expect(await state()).toBe('kept')
    await letPass(email, '2 days')
    expect(await state()).toBe('gone')
  })

  it('keeps an address that is given again while its mail could not be sent for a month, and one of which nothing went no longer', async () => {
    const { email, subscribe, due, state } = await given()
    await letPass(email, '29 days')
    await subscribe()
    await letPass(email, '29 days')
    await due()
    expect(await state()).toBe('kept')
    await letPass(email, '2 days')
    expect(await state()).toBe('gone')
  })

  it('asks again for a mail of the newsletter of which nobody told that it went, each time later', async () => {
    const { email, due, sent } = await given()
    for (const wait of ['16 minutes', '31 minutes', '61 minutes']) {
      expect(await due()).toHaveLength(1)
      expect(await due()).toEqual([])
      await letPass(email, wait)
    }
    expect(await due()).toHaveLength(1)
    await letPass(email, '16 minutes')
    expect(await due()).toEqual([])
    await sent()
    await letPass(email, '3 days')
    expect(await due()).toEqual([])
  })

  it('asks each address once, again when its mail could not be sent, and a day later when it is given again', async () => {
    const { email, subscribe, due } = await given()
    const [asked] = await due()
    expect(asked).toMatchObject({ email })
    expect(await due()).toEqual([])

    await db.root.query('select public.newsletter_mails_failed(array[$1]::uuid[])', [asked?.['token']])
    expect(await due()).toEqual([asked])

    await db.root.query('select public.newsletter_mails_sent(array[$1]::uuid[])', [asked?.['token']])
    await subscribe()
    expect(await due()).toEqual([])
    await letPass(email, '25 hours')
    await subscribe()
    expect(await due()).toEqual([asked])

    await letPass(email, '25 hours')
    await db.root.query('update private.newsletter_subscribers set confirmed_at = now()')
    await subscribe()
    expect(await due()).toEqual([])
    expect(await refusal(visitor(db).sql('select * from public.newsletter_confirmations_due()'))).toBe('42501')
  })
})
