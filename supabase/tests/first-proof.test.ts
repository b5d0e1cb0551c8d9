import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, claiming, newBounty, person, refusal, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

/** What a stranger holds of an account whose address is another's, and what the database has of it. */
type Holding = Record<'sessions' | 'refresh' | 'factors' | 'ways' | 'tokens', number>
const everything: Holding = { sessions: 1, refresh: 1, factors: 1, ways: 2, tokens: 1 }
const onlyTheAddress: Holding = { sessions: 0, refresh: 0, factors: 0, ways: 1, tokens: 0 }

describe.each(engines)('the first proof of an address on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const change = ({ id }: Person, columns: string) => db.root.query(`update auth.users set ${columns} where id = $1`, [id])
  const accountOf = async ({ id }: Person) =>
    (
      await db.root.query(
        `select encrypted_password as password, raw_app_meta_data -> 'password_is_temporary' as "mustChoose",
           email_change as "nextAddress", email_change_token_new as "nextToken", email_change_token_current as "presentToken"
         from auth.users where id = $1`,
        [id],
      )
    )[0]
  const isConfirmed = async ({ id }: Person) =>
    (await db.root.query('select private.is_confirmed_by_mail($1) as confirmed', [id]))[0]?.['confirmed']
  const held = async ({ id }: Person) =>
    (
      await db.root.query(
        `select (select count(*) from auth.sessions where user_id = $1)::int as sessions,
           (select count(*) from auth.refresh_tokens where user_id = $1::text)::int as refresh,
           (select count(*) from auth.mfa_factors where user_id = $1)::int as factors,
           (select count(*) from auth.identities where user_id = $1)::int as ways,
           (select count(*) from auth.one_time_tokens where user_id = $1)::int as tokens`,
        [id],
      )
    )[0]

  const enrol = ({ id }: Person, status = 'unverified') =>
    db.root.query(
      `insert into auth.mfa_factors (id, user_id, status, secret, created_at, updated_at)
       values ($1, $2, $3::text::auth.factor_status, 'key', now(), now())`,
      [randomUUID(), id, status],
    )
  const confirmFactors = ({ id }: Person) =>
    db.root.query("update auth.mfa_factors set status = 'verified' where user_id = $1", [id])

  /** Lets a factor stand that was set up before the rule was there. */
  async function oldFactor(who: Person) {
    await db.root.exec('alter table auth.mfa_factors disable trigger user')
    await enrol(who, 'verified')
    await db.root.exec('alter table auth.mfa_factors enable trigger user')
  }

  /** An account that a stranger made with the address of somebody else, and all that keeps the stranger in it. */
  async function strangersAccount() {
    const who = await person(db, 'taken', { unconfirmed: true })
    await change(
      who,
      `encrypted_password = 'the stranger''s', email_change = 'stranger-' || email, email_change_sent_at = now(),
       email_change_token_new = 'to the stranger', email_change_token_current = 'to the owner'`,
    )
    await db.root.query('insert into auth.refresh_tokens (token, user_id, session_id) values ($1, $2, $3)', [
      randomUUID(),
      who.id,
      who.id,
    ])
    await db.root.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ($1::text, $1::uuid, '{}', 'email'), ('the stranger at ' || $1::text, $1::uuid, '{}', 'elsewhere')`,
      [who.id],
    )
    await db.root.query('insert into auth.one_time_tokens (id, user_id, token_hash) values ($1, $1, $2)', [
      who.id,
      'to the stranger',
    ])
    await oldFactor(who)
    return who
  }

  /** Signs in as the auth server does, by a session of its own. */
  async function signIn(who: Person, aal = 'aal1'): Promise<Person> {
    const session = randomUUID()
    await db.root.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, who.id])
    return claiming(db, who, { aal, session_id: session })
  }

  const sendMail = (who: Person, kind: string) => change(who, `${kind}_token = 'a token', ${kind}_sent_at = now()`)
  const useMail = (who: Person, kind: string) => change(who, `${kind}_token = ''`)

  /** Asks for another address, as whoever has a session and knows the password can. */
  const askForAddress = (who: Person) =>
    change(
      who,
      `encrypted_password = 'known', email_change = 'next-' || email, email_change_sent_at = now(),
       email_change_token_new = 'to the next', email_change_token_current = 'to the present', email_change_confirm_status = 0`,
    )
  /** The account gets the address that was asked for. */
  const takeAddress = (who: Person) =>
    change(
      who,
      `email = email_change, email_change = '', email_change_token_new = '', email_change_token_current = '',
       email_change_confirm_status = 0`,
    )

  it.each(['recovery', 'confirmation'])('ends all that a stranger had of the account (%s mail)', async (kind) => {
    const stranger = await strangersAccount()
    await sendMail(stranger, kind)
    expect(await held(stranger)).toEqual(everything)
    await useMail(stranger, kind)
    expect(await held(stranger)).toEqual(onlyTheAddress)
    expect(await accountOf(stranger)).toEqual({
      password: expect.stringMatching(/^\$2a\$10\$[./\w]{53}$/),
      mustChoose: true,
      nextAddress: '',
      nextToken: '',
      presentToken: '',
    })
    expect(await refusal(call(stranger, 'my_data', {}))).toBe('PT401')
  })

  it('shows the stranger’s session nothing of what the owner sent, and the owner’s all of it', async () => {
    const stranger = await strangersAccount()
    const address = `taken-${stranger.id}@example.test`
    await call(visitor(db), 'start_application', { p_email: address, p_terms_version: '1' })
    await call(visitor(db), 'send_contact_message', {
      p_op_id: randomUUID(),
      p_name: 'The owner',
      p_email: address,
      p_message: 'Call me back.',
    })
    await call(visitor(db), 'subscribe_newsletter', { p_op_id: randomUUID(), p_email: address })
    await sendMail(stranger, 'recovery')
    await useMail(stranger, 'recovery')
    const owner = await signIn(stranger)
    expect(await call(owner, 'my_data', {})).toMatchObject({
      applicants: [{ email: address }],
      contact_messages: [{ name: 'The owner' }],
      newsletter_subscribers: [{ email: address }],
    })
    expect(await refusal(call(stranger, 'my_data', {}))).toBe('PT401')
    expect(await refusal(call(stranger, 'my_application', {}))).toBe('none')
    expect(await call(stranger, 'my_application', {})).toBeNull()
  })

  it('leaves the session that it makes, and so does every later one, with the password and the factor of the owner', async () => {
    const owner = await person(db, 'owner', { unconfirmed: true })
    await sendMail(owner, 'confirmation')
    await useMail(owner, 'confirmation')
    const signedIn = await signIn(owner, 'aal2')
    await change(owner, "encrypted_password = 'the owner''s'")
    await enrol(owner)
    await confirmFactors(owner)
    for (const kind of ['recovery', 'confirmation']) {
      await sendMail(owner, kind)
      await useMail(owner, kind)
    }
    expect(await held(owner)).toMatchObject({ sessions: 1, factors: 1 })
    expect(await accountOf(owner)).toMatchObject({ password: "the owner's", mustChoose: null })
    expect(await refusal(call(signedIn, 'my_data', {}))).toBe('none')
  })

  it('ends nothing of anybody else', async () => {
    const [stranger, other] = [await strangersAccount(), await strangersAccount()]
    await sendMail(stranger, 'recovery')
    await useMail(stranger, 'recovery')
    expect(await held(other)).toEqual(everything)
    expect(await accountOf(other)).toMatchObject({ password: "the stranger's", mustChoose: null })
  })

  it('leaves what a person has done in the account, for the next session', async () => {
    const owner = await person(db, 'busy', { unconfirmed: true })
    await owner.sql("update public.profiles set display_name = 'Busy Cadet' where id = $1", [owner.id])
    const bounty = await newBounty(owner)
    await sendMail(owner, 'confirmation')
    await useMail(owner, 'confirmation')
    expect(await call(await signIn(owner), 'my_data', {})).toMatchObject({
      profile: [{ display_name: 'Busy Cadet' }],
      bounties: [{ id: bounty }],
    })
  })

  it('asks for a new password until one is chosen, also where the auth server writes back what it read before', async () => {
    const owner = await person(db, 'asked', { unconfirmed: true })
    await sendMail(owner, 'confirmation')
    await useMail(owner, 'confirmation')
    await change(owner, `raw_app_meta_data = '{"provider": "email"}'`)
    expect(await accountOf(owner)).toMatchObject({ mustChoose: true })
    await change(owner, "encrypted_password = 'chosen'")
    expect(await accountOf(owner)).toMatchObject({ password: 'chosen', mustChoose: null })
    await change(owner, `raw_app_meta_data = '{"provider": "email"}'`)
    expect(await accountOf(owner)).toMatchObject({ mustChoose: null })
  })

  it('is not made by a new password, and no session ends by one of an account without a proof', async () => {
    const stranger = await strangersAccount()
    await sendMail(stranger, 'recovery')
    await change(stranger, "recovery_token = null, encrypted_password = 'another of the stranger''s'")
    expect(await held(stranger)).toEqual(everything)
  })

  it('begins anew with another address: whoever proves that one ends all of whoever moved there', async () => {
    const mover = await person(db, 'mover')
    await oldFactor(mover)
    await change(mover, "encrypted_password = 'the mover''s', email = 'victim-' || email")
    expect(await held(mover)).toMatchObject({ sessions: 1, factors: 1 })
    await change(mover, "recovery_token = 'a token', recovery_sent_at = now() + interval '2 minutes'")
    await useMail(mover, 'recovery')
    expect(await held(mover)).toMatchObject({ sessions: 0, factors: 0 })
    expect((await accountOf(mover))?.['password']).not.toBe("the mover's")
  })

  describe('by a change of address', () => {
    it.each(['new', 'current'])('is the use of both mails, the %s one first', async (first) => {
      const who = await person(db, 'both')
      await askForAddress(who)
      await change(who, `email_change_token_${first} = '', email_change_confirm_status = 1`)
      expect(await held(who)).toMatchObject({ sessions: 1 })
      expect(await accountOf(who)).toMatchObject({ password: 'known' })
      await takeAddress(who)
      expect(await isConfirmed(who)).toBe(true)
      expect(await held(who)).toMatchObject({ sessions: 0 })
      expect(await accountOf(who)).toMatchObject({ mustChoose: true })
      const [row] = await db.root.query('select email from private.confirmed_accounts where user_id = $1', [who.id])
      expect(row?.['email']).toBe(`next-both-${who.id}@example.test`)
    })

    it.each([
      ['the mail to the address before alone', "email_change_token_current = ''"],
      ['no mail', 'email_change = email_change'],
    ])('is not %s', async (_, used) => {
      const who = await person(db, 'one')
      await askForAddress(who)
      await change(who, used)
      await takeAddress(who)
      expect(await isConfirmed(who)).toBe(false)
      expect(await held(who)).toMatchObject({ sessions: 1 })
      expect(await accountOf(who)).toMatchObject({ password: 'known', mustChoose: null })
    })

    it('is not the second mail of a change to another address than the account gets', async () => {
      const who = await person(db, 'swapped')
      await askForAddress(who)
      await change(who, "email_change_token_new = '', email_change_confirm_status = 1")
      await change(who, "email = 'third-' || email")
      expect(await isConfirmed(who)).toBe(false)
    })
  })

  describe('is needed before a second factor', () => {
    it('is set up, whoever asks', async () => {
      const stranger = await person(db, 'eager', { unconfirmed: true })
      expect(await refusal(enrol(stranger))).toBe('PT403')
      expect(await refusal(enrol(stranger, 'verified'))).toBe('PT403')
      await sendMail(stranger, 'confirmation')
      await useMail(stranger, 'confirmation')
      expect(await refusal(enrol(stranger))).toBe('none')
    })

    it('gets its first code, where it was begun under an address before', async () => {
      const mover = await person(db, 'beginner')
      await enrol(mover)
      await change(mover, "email = 'victim-' || email")
      expect(await refusal(confirmFactors(mover))).toBe('PT403')
      expect(await refusal(enrol(mover))).toBe('PT403')
    })

    it('and not for one that stands, which can be used and removed', async () => {
      const mover = await person(db, 'holder')
      await enrol(mover)
      await confirmFactors(mover)
      await change(mover, "email = 'next-' || email")
      expect(await refusal(confirmFactors(mover))).toBe('none')
      expect(await refusal(db.root.query('delete from auth.mfa_factors where user_id = $1', [mover.id]))).toBe('none')
    })
  })

  it('is nothing that anybody can make, end or read by a function', async () => {
    const who = await person(db, 'curious')
    for (const name of ['end_what_was_before', 'require_proven_address', 'keep_ended_password', 'no_password'])
      expect(await refusal(who.sql(`select private.${name}()`))).toBe('42501')
    expect(await refusal(who.sql('select must_choose_password from private.confirmed_accounts'))).toBe('42501')
  })
})
