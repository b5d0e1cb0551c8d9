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

  it('is told apart from one that a newer mail replaced, that is too old, and that nobody sent', async () => {
    const cadet = await person(db, 'asked-twice')
    const [first, second] = [token(), token()]
    await change(cadet, 'recovery_token = $2, recovery_sent_at = now()', [first])
    await change(cadet, 'recovery_token = $2, recovery_sent_at = now()', [second])
    expect(await stateOf(first)).toEqual({ state: 'replaced' })
    await change(cadet, "recovery_sent_at = now() - interval '61 minutes'")
    expect(await stateOf(second)).toEqual({ state: 'expired' })
    for (const none of [token(), '', 'x', first.slice(0, -1)]) expect(await stateOf(none)).toEqual({ state: 'unknown' })
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

  it('can be guessed at no oftener than the auth server lets its code be tried', async () => {
    await db.root.query("update private.allowances set used = 120 where allowance = 'mail_links'")
    expect(await refusal(stateOf(token()))).toBe('PT429')
  })

  it('is as old here as the auth server takes it', async () => {
    const config = readFileSync(join(import.meta.dirname, '../config.toml'), 'utf8')
    expect(await db.root.query("select value::integer from private.settings where name = 'mail_link_seconds'")).toEqual([
      { value: Number(/^otp_expiry = (\d+)$/m.exec(config)?.[1]) },
    ])
  })
})
