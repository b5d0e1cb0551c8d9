import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, person, refusal, visitor, type Person } from './actors.ts'
import { engines, type Database } from './database.ts'

const token = () => createHash('sha224').update(randomUUID()).digest('hex')

describe.each(engines)('the link of a mail on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const change = (who: Person, columns: string, values: string[] = []) =>
    db.root.query(`update auth.users set ${columns} where id = $1`, [who.id, ...values])
  const stateOf = (tokenHash: string) => call(visitor(db), 'mail_link_state', { p_token_hash: tokenHash })
  const addressOf = async ({ id }: Person) =>
    (await db.root.query('select email from auth.users where id = $1', [id]))[0]?.['email']

  it.each(['recovery', 'confirmation'])(
    'tells its address as often as it is asked, and is used up by a use alone (%s)',
    async (kind) => {
      const cadet = await person(db, 'mailed', { unconfirmed: true })
      const sent = token()
      await change(cadet, `${kind}_token = $2, ${kind}_sent_at = now()`, [sent])
      for (let looked = 0; looked < 3; looked += 1)
        expect(await stateOf(sent)).toEqual({ state: 'good', address: await addressOf(cadet) })
      await change(cadet, `${kind}_token = ''`)
      expect(await stateOf(sent)).toEqual({ state: 'used' })
    },
  )

  it('is told apart from one that is too old, and that nobody sent', async () => {
    const cadet = await person(db, 'asked-late')
    const sent = token()
    await change(cadet, "recovery_token = $2, recovery_sent_at = now() - interval '61 minutes'", [sent])
    expect(await stateOf(sent)).toEqual({ state: 'expired' })
    for (const none of [token(), '', 'x', sent.slice(0, -1)]) expect(await stateOf(none)).toEqual({ state: 'unknown' })
  })

  /** What the auth server would take now: by the account, and by its table of tokens. */
  const takenOf = async ({ id }: Person, kind: string) =>
    (
      await db.root.query(
        `select u.${kind}_token as token, (extract(epoch from now() - u.${kind}_sent_at) / 60)::int as minutes,
           (select token_hash from auth.one_time_tokens where user_id = u.id and token_type = '${kind}_token') as listed,
           (select (extract(epoch from t.expires_at - u.${kind}_sent_at) / 60)::int from auth.one_time_tokens t where t.user_id = u.id and t.token_type = '${kind}_token') as lasts
         from auth.users u where u.id = $1`,
        [id],
      )
    )[0]

  /** As the auth server stores a token, on hosted Supabase in a table beside the account too. */
  async function mail(who: Person, kind: string, age = 0) {
    const sent = token()
    await change(who, `${kind}_token = $2, ${kind}_sent_at = now() - make_interval(mins => $3::integer)`, [sent, String(age)])
    await db.root.query('delete from auth.one_time_tokens where user_id = $1 and token_type::text = $2', [
      who.id,
      `${kind}_token`,
    ])
    await db.root.query(
      `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
       values (gen_random_uuid(), $1, $2::text::auth.one_time_token_type, $3, '')`,
      [who.id, `${kind}_token`, sent],
    )
    return sent
  }

  it.each(['recovery', 'confirmation'])(
    'is good though newer mails were asked for, each as long as its own hour, until one is used (%s)',
    async (kind) => {
      const cadet = await person(db, 'flooded', { unconfirmed: true })
      const [late, own] = [await mail(cadet, kind, 61), await mail(cadet, kind, 50)]
      const strangers = []
      for (let age = 45; age >= 0; age -= 5) strangers.push(await mail(cadet, kind, age))
      const good = { state: 'good', address: await addressOf(cadet) }
      expect(await stateOf(late)).toEqual({ state: 'expired' })
      for (const sent of [own, ...strangers, own]) {
        expect(await stateOf(sent)).toEqual(good)
        expect(await takenOf(cadet, kind)).toMatchObject({ token: sent, listed: sent, lasts: 60 })
      }
      expect(await takenOf(cadet, kind)).toMatchObject({ minutes: 50 })
      await change(cadet, `${kind}_token = ''`)
      for (const sent of [own, ...strangers]) expect(await stateOf(sent)).toEqual({ state: 'used' })
      await mail(cadet, kind)
      for (const sent of [own, ...strangers]) expect(await stateOf(sent)).toEqual({ state: 'used' })
    },
  )

  it('is good by its code as well, and a code that no mail had is not', async () => {
    const cadet = await person(db, 'typing')
    const address = String(await addressOf(cadet))
    const codeState = (p_email: string, p_code: string) => call(visitor(db), 'mail_code_state', { p_email, p_code })
    for (const [digest, code] of [
      ['sha224', '123456'],
      ['sha256', '654321'],
    ] as const) {
      const sent = createHash(digest).update(`${address}${code}`).digest('hex')
      await change(cadet, 'recovery_token = $2, recovery_sent_at = now()', [sent])
      await change(cadet, 'recovery_token = $2, recovery_sent_at = now()', [token()])
      expect(await codeState(address.toUpperCase(), code)).toEqual({ state: 'good', address })
      expect(await takenOf(cadet, 'recovery')).toMatchObject({ token: sent })
      expect(await codeState(address, '000000')).toEqual({ state: 'unknown' })
      expect(await codeState('another@example.test', code)).toEqual({ state: 'unknown' })
    }
  })

  it('waits for nothing once the account has another address', async () => {
    const cadet = await person(db, 'moved-away')
    const [older] = [await mail(cadet, 'recovery'), await mail(cadet, 'recovery')]
    await change(cadet, "email = 'moved-' || email")
    expect(await stateOf(older)).not.toMatchObject({ state: 'good' })
    await mail(cadet, 'recovery')
    expect(await stateOf(older)).not.toMatchObject({ state: 'good' })
  })

  it('of a change of address ends with a newer one, which only its owner can ask for', async () => {
    const cadet = await person(db, 'asked-twice')
    const [first, second] = [token(), token()]
    const columns = "email_change = 'next@example.test', email_change_token_new = $2, email_change_sent_at = now()"
    for (const sent of [first, second]) await change(cadet, columns, [sent])
    expect(await stateOf(first)).toEqual({ state: 'replaced' })
  })

  it('of a change of address tells each of the two its own', async () => {
    const cadet = await person(db, 'moving')
    const [present, next] = [token(), token()]
    const columns =
      'email_change = $2, email_change_token_current = $3, email_change_token_new = $4, email_change_sent_at = now()'
    await change(cadet, columns, ['next@example.test', present, next])
    expect(await stateOf(present)).toEqual({ state: 'good', address: await addressOf(cadet) })
    expect(await stateOf(next)).toEqual({ state: 'good', address: 'next@example.test' })
  })

  it('is kept as a hash, and goes with its account', async () => {
    const cadet = await person(db, 'leaving')
    const sent = token()
    await change(cadet, 'recovery_token = $2', [sent])
    const kept = await db.root.query('select to_jsonb(l)::text as line from private.mail_links l where user_id = $1', [cadet.id])
    expect(kept).toHaveLength(1)
    expect(kept[0]?.['line']).not.toContain(sent)
    await db.root.query('delete from auth.users where id = $1', [cadet.id])
    expect(await stateOf(sent)).toEqual({ state: 'unknown' })
  })

  it('can be guessed at twenty times an hour from a network; who has a link guesses at nothing', async () => {
    const cadet = await person(db, 'guessed-at')
    const sent = await mail(cadet, 'recovery')
    await db.root.query("delete from private.allowances where allowance = 'mail_links'")
    for (let looked = 0; looked < 25; looked += 1) expect(await stateOf(sent)).toMatchObject({ state: 'good' })
    for (let guess = 0; guess < 20; guess += 1) expect(await stateOf(token())).toEqual({ state: 'unknown' })
    expect(await refusal(stateOf(token()))).toBe('PT429')
    expect(await refusal(stateOf(sent))).toBe('PT429')
  })

  it('is as old here as the auth server takes it', async () => {
    const config = readFileSync(join(import.meta.dirname, '../config.toml'), 'utf8')
    expect(await db.root.query("select value::integer from private.settings where name = 'mail_link_seconds'")).toEqual([
      { value: Number(/^otp_expiry = (\d+)$/m.exec(config)?.[1]) },
    ])
  })
})
