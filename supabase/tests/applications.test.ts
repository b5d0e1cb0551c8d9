import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { all, call, claiming, person, refusal, refusals, visitor, type Actor, type Person } from './actors.ts'
import { engines, type Database, type Row } from './database.ts'

const Started = v.object({ id: v.string(), secret: v.string() })
const Page = v.array(v.looseObject({ id: v.string(), created_at: v.string() }))
const Verified = v.object({ outcome: v.literal('verified'), reference: v.string(), received_at: v.string(), email: v.string() })

const addressOf = (who: Person) => `${who.name}-${who.id}@example.test`
const begin = (who: Actor, p_email: string) => refusal(call(who, 'start_application', { p_email, p_terms_version: '1' }))
const mine = (who: Actor, args: Row = {}) => call(who, 'my_application', args)
const withdraw = (who: Actor, args: Row) => call(who, 'withdraw_application', args)

describe.each(engines)('applications on $name', ({ open }) => {
  let db: Database
  let stranger: Person
  let numbers = 0
  beforeAll(async () => {
    db = await open()
    stranger = withAddress(await person(db, 'stranger'))
  })
  beforeEach(() => db.root.exec('truncate private.allowances'))
  afterAll(() => db.close())

  /** The person by a token as the auth server makes it, which tells the address. */
  const withAddress = (who: Person) => claiming(db, who, { email: addressOf(who) })

  async function start(email = `${randomUUID()}@example.test`) {
    return v.parse(Started, await call(visitor(db), 'start_application', { p_email: email, p_terms_version: '1' }))
  }

  /** Goes through all steps, and answers what the right code is answered with. */
  async function apply(email?: string) {
    const started = await start(email)
    return { ...started, ...(await verify(started, `+1555${4_000_000 + numbers++}`)) }
  }

  async function verify({ id, secret }: v.InferOutput<typeof Started>, phone: string) {
    await db.root.query("select public.issue_verification_code($1, $2, $3, 'hash', '203.0.113.50')", [id, secret, phone])
    const [row] = await db.root.query("select public.try_verification_code($1, $2, $3, 'hash', '203.0.113.50') as answer", [
      id,
      secret,
      phone,
    ])
    return v.parse(Verified, row?.['answer'])
  }

  const due = async () => await db.root.query('select id, reference, email from public.application_mails_due(1000)')

  const nextDue = async () =>
    (await db.root.query('select reference from public.application_mails_due(1)')).map(({ reference }) => reference)

  const asServer = async (text: string, values: unknown[] = []) => {
    await db.root.query('begin')
    try {
      await db.root.query("select set_config('role', 'service_role', true)")
      return await db.root.query(text, values)
    } finally {
      await db.root.query('rollback')
    }
  }
  /** All pages of a list, by the last row of each. */
  async function wholeList(name: string, limit: number): Promise<string[]> {
    const ids: string[] = []
    let [before, beforeId]: (string | null)[] = [null, null]
    for (;;) {
      const [row] = await asServer(`select public.${name}($1, $2, $3) as page`, [before, beforeId, limit])
      const page = v.parse(Page, row?.['page'])
      const last = page.at(-1)
      if (last === undefined) return ids
      expect(page.length).toBeLessThanOrEqual(limit)
      ids.push(...page.map(({ id }) => id))
      ;[before, beforeId] = [last.created_at, last.id]
    }
  }

  it('are told to nobody without their secret or their confirmed address', async () => {
    const { reference, secret, email, received_at } = await apply()
    const other = await apply()
    for (const who of [visitor(db), stranger])
      for (const args of [
        {},
        { p_reference: reference },
        { p_reference: reference, p_secret: other.secret },
        { p_secret: secret },
      ])
        expect([who.name, args, await mine(who, args)]).toEqual([who.name, args, null])
    const received = { reference, email, received_at, standing: 'received', standing_at: null }
    expect(await mine(visitor(db), { p_reference: reference, p_secret: secret })).toEqual(received)
  })

  it('are told to the confirmed address that sent them, and not to who only typed it', async () => {
    const [sure, unsure] = [withAddress(await person(db, 'sure')), withAddress(await person(db, 'unsure', { unconfirmed: true }))]
    const first = await apply(addressOf(sure))
    const { reference } = await apply(addressOf(sure).toUpperCase())
    await apply(addressOf(unsure))
    await db.root.query("update public.applicants set received_at = received_at - interval '1 day' where id = $1", [first.id])
    expect(await mine(sure)).toMatchObject({ reference })
    expect(await mine(unsure)).toBeNull()
    await db.root.query('delete from auth.sessions where id = $1', [sure.id])
    expect(await mine(sure)).toBeNull()
  })

  it('are told by their reference and secret, though a newer one has the own address', async () => {
    const sure = withAddress(await person(db, 'holder'))
    const held = await apply()
    const { reference } = await apply(addressOf(sure))
    await db.root.query("update public.applicants set received_at = received_at - interval '1 day' where id = $1", [held.id])
    expect(await mine(sure, { p_reference: held.reference, p_secret: held.secret })).toMatchObject({ reference: held.reference })
    for (const args of [{ p_reference: held.reference }, { p_reference: held.reference, p_secret: 'x' }])
      expect(await mine(sure, args)).toMatchObject({ reference })
  })

  it('are told once the right code came, not before', async () => {
    const started = await start()
    const [row] = await db.root.query('select reference, received_at from public.applicants where id = $1', [started.id])
    expect(row).toEqual({ reference: null, received_at: null })
    const { reference } = await verify(started, '+15554999999')
    expect(reference).toMatch(/^WF-[2346789CDFGHJKMNPQRTVWX]{3}-[2346789CDFGHJKMNPQRTVWX]{3}$/)
    const again = await verify(started, '+15554999998')
    expect(again.reference).toBe(reference)
  })

  it('have references that differ', async () => {
    const [row] = await db.root.query(
      'select count(distinct private.new_reference())::integer as different from generate_series(1, 500)',
    )
    expect(row?.['different']).toBeGreaterThan(498)
  })

  it('are taken back by nobody else, and then are gone with all that was known of them', async () => {
    const { id, reference, secret } = await apply()
    const other = await apply()
    const wrong = { p_reference: reference, p_secret: other.secret }
    expect(await refusals([visitor(db), stranger], (who) => withdraw(who, wrong))).toEqual(all([visitor(db), stranger], 'PT404'))
    expect(await refusal(withdraw(stranger, { p_reference: reference }))).toBe('PT404')
    expect(await refusal(withdraw(visitor(db), { p_reference: null, p_secret: secret }))).toBe('PT404')

    expect(await withdraw(visitor(db), { p_reference: reference, p_secret: secret })).toEqual({ reference })
    expect(await db.root.query('select from public.applicants where id = $1', [id])).toEqual([])
    expect(await db.root.query('select from public.applicants where id = $1', [other.id])).toHaveLength(1)
    expect(await mine(visitor(db), { p_reference: reference, p_secret: secret })).toBeNull()
    expect(await refusal(withdraw(visitor(db), { p_reference: reference, p_secret: secret }))).toBe('PT404')
  })

  it('are taken back by the confirmed address without the secret, and go with its account', async () => {
    const who = withAddress(await person(db, 'leaver'))
    const [first, second] = [await apply(addressOf(who)), await apply(addressOf(who))]
    expect(await withdraw(who, { p_reference: first.reference })).toEqual({ reference: first.reference })
    expect(Object(await call(who, 'my_data', {}))['applicants']).toMatchObject([{ reference: second.reference }])
    await db.root.query('delete from auth.users where id = $1', [who.id])
    expect(await db.root.query('select from public.applicants where id = $1', [second.id])).toEqual([])
  })

  it('are nothing of an account whose address was changed to theirs, by a token of whichever time, nor go with it', async () => {
    const sly = await person(db, 'sly')
    const { id, reference, email } = await apply()
    await db.root.query('update auth.users set email = $2 where id = $1', [sly.id, email])
    for (const told of [addressOf(sly), email]) {
      const who = claiming(db, sly, { email: told })
      expect(await mine(who)).toBeNull()
      expect(await refusal(withdraw(who, { p_reference: reference }))).toBe('PT404')
      expect(Object(await call(who, 'my_data', {}))['applicants']).toBeNull()
    }
    await db.root.query('delete from auth.users where id = $1', [sly.id])
    expect(await db.root.query('select from public.applicants where id = $1', [id])).toHaveLength(1)
  })

  it('are told by the address that a mail proved, whatever address an old token tells', async () => {
    const [who, before] = [await person(db, 'moved', { unconfirmed: true }), await apply()]
    const { reference } = await apply(`moved-${who.id}@example.test`)
    await db.root.query("update auth.users set recovery_token = 'the hash of a token' where id = $1", [who.id])
    await db.root.query("update auth.users set recovery_token = '' where id = $1", [who.id])
    await db.root.query('insert into auth.sessions (id, user_id) values ($1, $1)', [who.id])
    const late = claiming(db, who, { email: before.email })
    expect(await mine(late)).toMatchObject({ reference })
    expect(await refusal(withdraw(late, { p_reference: before.reference }))).toBe('PT404')
  })

  it('are looked for so often from an address, and no oftener', async () => {
    await db.root.query("update private.settings set value = 1 where name = 'applications_per_hour'")
    const answers: string[] = []
    for (let time = 0; time < 12; time++) answers.push(await refusal(mine(visitor(db), {})))
    await db.root.query("update private.settings set value = 60 where name = 'applications_per_hour'")
    expect(answers.filter((code) => code === 'PT429')).toHaveLength(2)
  })

  const sendHeaders = (text: string) => db.root.query("select set_config('request.headers', $1, false)", [text])

  /** Runs what visitors or a person ask as the API does for somebody at an address on the network. */
  async function from<T>(address: string, ask: () => Promise<T>): Promise<T> {
    await sendHeaders(JSON.stringify({ 'x-forwarded-for': address }))
    try {
      return await ask()
    } finally {
      await sendHeaders('')
    }
  }
  const giveEmail = ({ id, secret }: v.InferOutput<typeof Started>, p_email: string, who: Actor = visitor(db)) =>
    refusal(
      call(who, 'save_application', {
        p_id: id,
        p_secret: secret,
        p_email: p_email.toUpperCase(),
        p_phone_number: null,
        p_step: 2,
      }),
    )
  const rowsOf = async (email: string) => (await db.root.query('select from public.applicants where email = $1', [email])).length

  describe('that a stranger begins in the name of another', () => {
    it('are ten an hour, begun with the address or given it afterwards, and the eleventh changes nothing', async () => {
      const email = 'in-my-name@example.test'
      const [started, answers]: [v.InferOutput<typeof Started>[], string[]] = [[], []]
      for (let time = 0; time < 14; time++) started.push(await start())
      for (let time = 0; time < 5; time++) answers.push(await begin(visitor(db), email))
      for (const one of started) answers.push(await giveEmail(one, email))
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 'none'), ...Array.from({ length: 9 }, () => 'PT429')])
      expect(await rowsOf(email)).toBe(10)
      // An application that has the address is saved on.
      expect(await Promise.all(started.slice(0, 1).map((own) => giveEmail(own, email)))).toEqual(['none'])
    })

    it('leave that person ten from another network, and signed in from the same network too', async () => {
      const owner = withAddress(await person(db, 'named'))
      const unsure = withAddress(await person(db, 'unproven', { unconfirmed: true }))
      for (const who of [owner, unsure])
        await from('198.51.100.1', async () => {
          for (let time = 0; time < 12; time++) await begin(stranger, addressOf(who))
          expect(await begin(visitor(db), addressOf(who))).toBe('PT429')
        })
      expect(await from('198.51.100.2', () => begin(visitor(db), addressOf(owner)))).toBe('none')
      await from('198.51.100.1', async () => {
        expect(await begin(unsure, addressOf(unsure))).toBe('PT429')
        for (let time = 0; time < 9; time++) expect(await begin(owner, addressOf(owner))).toBe('none')
        expect(await giveEmail(await start(), addressOf(owner), owner)).toBe('none')
        expect(await begin(owner, addressOf(owner))).toBe('PT429')
      })
    })

    it('leave who is signed in, and who holds an application, what a network has used up', async () => {
      const owner = withAddress(await person(db, 'crowded'))
      const held = await apply(addressOf(owner))
      await db.root.query("update private.settings set value = 1 where name = 'applications_per_hour'")
      await from('198.51.100.3', async () => {
        for (let time = 0; time < 12; time++) await refusal(mine(visitor(db), {}))
        for (let time = 0; time < 2; time++) await begin(visitor(db), `${randomUUID()}@example.test`)
        expect(await refusal(mine(visitor(db), {}))).toBe('PT429')
        expect(await mine(owner)).toMatchObject({ reference: held.reference })
        expect(await begin(owner, addressOf(owner))).toBe('none')
        const save = { p_id: held.id, p_secret: held.secret, p_email: null, p_phone_number: null, p_step: 3 }
        expect(await refusal(call(visitor(db), 'save_application', save))).toBe('none')
        expect(await withdraw(owner, { p_reference: held.reference })).toEqual({ reference: held.reference })
      })
      await db.root.query("update private.settings set value = 60 where name = 'applications_per_hour'")
    })

    it('are counted under nobody’s address once the account is gone', async () => {
      const who = withAddress(await person(db, 'gone'))
      await from('198.51.100.4', () => begin(visitor(db), addressOf(who)))
      await db.root.query('delete from auth.users where id = $1', [who.id])
      const left = await db.root.query("select subject from private.allowances where subject like '%' || $1 || '%'", [
        addressOf(who),
      ])
      expect(left).toEqual([])
    })
  })

  describe('their mails', () => {
    it('go once each, again when they could not be sent, and not for what is old or not done', async () => {
      await due()
      await start()
      const [fresh, old] = [await apply(), await apply()]
      await db.root.query("update public.applicants set received_at = now() - interval '3 days' where id = $1", [old.id])
      const one = { id: fresh.id, reference: fresh.reference, email: fresh.email }
      expect(await due()).toEqual([one])
      expect(await due()).toEqual([])
      await db.root.query('select public.application_mails_failed(array[$1]::uuid[])', [fresh.id])
      expect(await due()).toEqual([one])
      await db.root.query('select public.application_mails_sent(array[$1]::uuid[])', [fresh.id])
    })

    it('that are refused each time hold up none that was never tried', async () => {
      await due()
      await start()
      const refused = await apply()
      for (let time = 0; time < 2; time++) {
        expect(await nextDue()).toEqual([refused.reference])
        await db.root.query('select public.application_mails_failed(array[$1]::uuid[])', [refused.id])
      }
      const fresh = await apply()
      expect(await nextDue()).toEqual([fresh.reference])
      expect(await nextDue()).toEqual([refused.reference])
    })

    it('are due again where nobody told that they went, a quarter of an hour later', async () => {
      await due()
      await start()
      const [told, untold] = [await apply(), await apply()]
      await due()
      await db.root.query('select public.application_mails_sent(array[$1]::uuid[])', [told.id])
      expect(await due()).toEqual([])
      await db.root.query("update public.applicants set mail_asked_at = now() - interval '16 minutes' where id in ($1, $2)", [
        told.id,
        untold.id,
      ])
      expect(await due()).toEqual([{ id: untold.id, reference: untold.reference, email: untold.email }])
    })
  })

  describe('at the desk', () => {
    it.each([
      'desk_applications()',
      'desk_messages()',
      'application_mails_due()',
      "application_mails_sent('{}')",
      "application_mails_failed('{}')",
    ])('%s is the server’s alone', async (asked) => {
      const moderator = await person(db, 'moderator', { moderator: true })
      const actors = [visitor(db), stranger, moderator]
      expect(await refusals(actors, (who) => who.sql(`select public.${asked}`))).toEqual(all(actors, '42501'))
    })

    it.each([
      ['desk_applications', 'public.applicants'],
      ['desk_messages', 'private.contact_messages'],
    ])('%s is paged through without a gap, also where rows are of one moment', async (name, table) => {
      for (let nth = 0; nth < 5; nth++) await apply()
      await db.root.query(
        "insert into private.contact_messages (id, name, email, message) select gen_random_uuid(), 'Casey', 'casey@example.test', 'Hello ' || n from generate_series(1, 12) n",
      )
      const rows = await db.root.query(`select id from ${table} order by created_at desc, id desc`)
      expect(rows.length).toBeGreaterThan(10)
      expect(await wholeList(name, 2)).toEqual(rows.map((row) => row['id']))
    })

    it('tells what a person needs to answer, and no secret', async () => {
      const { reference } = await apply()
      const [row] = await asServer('select public.desk_applications(p_limit => 1) as page')
      expect(row?.['page']).toMatchObject([{ reference, is_verified: true, application_step: 4 }])
      expect(JSON.stringify(row)).not.toContain('secret')
    })

    it.each([0, -1, null, 1_000_000])('answers a page and never all, asked for %s', async (limit) => {
      await db.root.query(
        "insert into private.contact_messages (id, name, email, message) select gen_random_uuid(), 'Casey', 'casey@example.test', 'Hello' from generate_series(1, 600)",
      )
      const [row] = await asServer('select jsonb_array_length(public.desk_messages(p_limit => $1)) as length', [limit])
      expect(row?.['length']).toBe(limit === 1_000_000 ? 500 : 1)
    })
  })
})
