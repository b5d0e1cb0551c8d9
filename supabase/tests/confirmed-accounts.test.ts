import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

describe.each(engines)('an account on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const isConfirmed = async ({ id }: Person) =>
    (await db.root.query('select private.is_confirmed_by_mail($1) as confirmed', [id]))[0]?.['confirmed']
  const account = async ({ id }: Person) =>
    (await db.root.query('select encrypted_password, raw_app_meta_data from auth.users where id = $1', [id]))[0]
  const change = (who: Person, columns: string) => db.root.query(`update auth.users set ${columns} where id = $1`, [who.id])

  it.each(['recovery_token', 'confirmation_token'])('is confirmed once a mail of it is used (%s)', async (token) => {
    const cadet = await person(db, 'mailed', { unconfirmed: true })
    await change(cadet, 'email_confirmed_at = now(), last_sign_in_at = now()')
    expect(await isConfirmed(cadet)).toBe(false)
    await change(cadet, `${token} = 'the hash of a token'`)
    expect(await isConfirmed(cadet)).toBe(false)
    await change(cadet, `${token} = 'the hash of another token'`)
    expect(await isConfirmed(cadet)).toBe(false)
    await change(cadet, `${token} = ''`)
    expect(await isConfirmed(cadet)).toBe(true)
  })

  it('is not confirmed by a new password, which ends the tokens too', async () => {
    const cadet = await person(db, 'typed', { unconfirmed: true })
    await change(cadet, "recovery_token = 'the hash of a token', encrypted_password = 'one'")
    await change(cadet, "recovery_token = null, encrypted_password = 'two'")
    expect(await isConfirmed(cadet)).toBe(false)
  })

  it('loses the password that the system chose when its first mail is used, and the mark when another is chosen', async () => {
    const cadet = await person(db, 'free', { unconfirmed: true })
    await change(cadet, "encrypted_password = 'first'")
    await change(cadet, `raw_app_meta_data = '{"password_is_temporary": true, "provider": "email"}'`)
    await change(cadet, "recovery_token = 'the hash of a token'")
    await change(cadet, "recovery_token = ''")
    expect(await account(cadet)).toEqual({
      encrypted_password: expect.stringMatching(/^\$2a\$10\$[./\w]{53}$/),
      raw_app_meta_data: { password_is_temporary: true, provider: 'email' },
    })
    await change(cadet, "encrypted_password = 'own'")
    expect(await account(cadet)).toEqual({ encrypted_password: 'own', raw_app_meta_data: { provider: 'email' } })
    await change(cadet, "recovery_token = 'the hash of a token'")
    await change(cadet, "recovery_token = ''")
    expect(await account(cadet)).toMatchObject({ encrypted_password: 'own' })
  })

  it.each([
    ['alone', "email = 'other-' || email"],
    ['to none', 'email = null'],
    ['while a mail to the old one is used', "email = 'other-' || email, recovery_token = '', confirmation_token = null"],
    ['with all columns written', "email = 'other-' || email, encrypted_password = encrypted_password, recovery_token = ''"],
  ])('is confirmed no more once its address changes, %s, nor by what was mailed to the old one', async (_, columns) => {
    const cadet = await person(db, 'moving')
    await change(cadet, "recovery_token = 'the hash of a token', confirmation_token = 'the hash of another'")
    await change(cadet, columns)
    expect(await isConfirmed(cadet)).toBe(false)
    await change(cadet, "recovery_token = '', confirmation_token = ''")
    expect(await isConfirmed(cadet)).toBe(false)
    await change(cadet, "email = 'new-' || id || '@example.test'")
    await change(cadet, "recovery_token = 'the hash of a token', recovery_sent_at = now() + interval '2 minutes'")
    await change(cadet, "recovery_token = ''")
    expect(await isConfirmed(cadet)).toBe(true)
  })

  it.each([
    ['recovery', "now() + interval '50 seconds'"],
    ['confirmation', "now() - interval '1 day'"],
    ['recovery', 'null'],
  ])('is not confirmed by a %s mail whose token was written after the address changed, sent at %s', async (kind, sentAt) => {
    const cadet = await person(db, 'racing')
    await change(cadet, "email = 'victim-' || email")
    await change(cadet, `${kind}_token = 'the hash of a token', ${kind}_sent_at = ${sentAt}`)
    await change(cadet, `${kind}_token = '', last_sign_in_at = now()`)
    expect(await isConfirmed(cadet)).toBe(false)
    await change(cadet, `${kind}_token = 'the hash of another', ${kind}_sent_at = now() + interval '2 minutes'`)
    await change(cadet, `${kind}_token = ''`)
    expect(await isConfirmed(cadet)).toBe(true)
  })

  it('stays confirmed while its address is written again, or in other letters', async () => {
    const cadet = await person(db, 'loud')
    await change(cadet, 'email = email')
    await change(cadet, "email = upper(email), recovery_token = 'the hash of a token'")
    expect(await isConfirmed(cadet)).toBe(true)
  })

  it('without an address is confirmed by no mail', async () => {
    const cadet = await person(db, 'phoned', { unconfirmed: true })
    await change(cadet, "email = null, confirmation_token = 'the hash of a token'")
    await change(cadet, "confirmation_token = ''")
    expect(await isConfirmed(cadet)).toBe(false)
  })
})
