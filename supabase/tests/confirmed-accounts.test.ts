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
})
