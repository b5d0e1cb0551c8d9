import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, visitor } from './actors.ts'
import { engines, type Database } from './database.ts'

describe.each(engines)('the link of the newsletter’s mail on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const ask = (name: string, token: unknown) => call(visitor(db), name, { p_token: token })
  const stateOf = (token: unknown) => ask('newsletter_link_state', token)

  /** An address that was given, and the token of the mail that went there. */
  async function given() {
    const email = `${randomUUID()}@example.test`
    await call(visitor(db), 'subscribe_newsletter', { p_op_id: randomUUID(), p_email: email })
    const [row] = await db.root.query('select token from private.newsletter_subscribers where email = $1', [email])
    return { email, token: row?.['token'] }
  }

  it('names its address, as often as it is asked, and each answer tells what it is then', async () => {
    const { email, token } = await given()
    for (let looked = 0; looked < 3; looked += 1) expect(await stateOf(token)).toEqual({ state: 'asked', address: email })
    for (let pressed = 0; pressed < 2; pressed += 1)
      expect(await ask('confirm_newsletter', token)).toEqual({ state: 'listed', address: email })
    expect(await stateOf(token)).toEqual({ state: 'listed', address: email })
    for (let pressed = 0; pressed < 2; pressed += 1) expect(await ask('leave_newsletter', token)).toEqual({ state: 'left' })
    expect(await ask('confirm_newsletter', token)).toEqual({ state: 'left' })
  })

  it('is told apart from one that nobody answered in time, and one that nobody sent', async () => {
    const { email, token } = await given()
    await db.root.query("update private.newsletter_subscribers set created_at = now() - interval '1 year' where email = $1", [
      email,
    ])
    await db.root.query('select private.forget_what_is_old()')
    expect(await stateOf(token)).toEqual({ state: 'expired' })
    expect(await ask('confirm_newsletter', token)).toEqual({ state: 'expired' })
    for (const name of ['newsletter_link_state', 'confirm_newsletter', 'leave_newsletter'])
      expect(await ask(name, randomUUID())).toEqual({ state: 'unknown' })
  })

  it('leaves nothing of the address behind, nor the token itself', async () => {
    const { email, token } = await given()
    await ask('leave_newsletter', token)
    const kept = await db.root.query('select to_jsonb(e)::text as line from private.ended_newsletter_links e')
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter(({ line }) => String(line).includes(email) || String(line).includes(String(token)))).toEqual([])
  })
})
