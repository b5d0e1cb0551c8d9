import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, visitor } from './actors.ts'
import { engines, type Connection, type Database } from './database.ts'

describe.each(engines)('verification codes on $name', ({ open }) => {
  let db: Database
  let applicant: { id: string; secret: string }
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const phone = '+15551234567'

  async function issue(connection: Connection): Promise<unknown> {
    const [row] = await connection.query('select public.issue_verification_code($1, $2, $3, $4, $5) as answer', [
      applicant.id,
      applicant.secret,
      phone,
      'the hash',
      'an address',
    ])
    return row?.['answer']
  }

  async function attempt(connection: Connection, hash: string): Promise<unknown> {
    const [row] = await connection.query('select public.try_verification_code($1, $2, $3, $4, $5) as answer', [
      applicant.id,
      applicant.secret,
      phone,
      hash,
      'an address',
    ])
    return row?.['answer']
  }

  it('are sent once a minute, also when twenty ask at once', async () => {
    const started = await call(visitor(db), 'start_application', { p_email: 'a@example.test', p_terms_version: '1' })
    applicant = JSON.parse(JSON.stringify(started))
    const connections = await Promise.all(Array.from({ length: 20 }, () => db.connect()))
    const answers = await Promise.all(connections.map(issue))
    expect(answers.filter((answer) => JSON.stringify(answer).includes('"send"'))).toHaveLength(1)
  })

  it('are looked at five times at most, also when fifty guess at once, and not by the right code after that', async () => {
    const connections = await Promise.all(Array.from({ length: 25 }, () => db.connect()))
    const answers = await Promise.all([...connections, ...connections].map((connection) => attempt(connection, 'a guess')))
    expect(answers.filter((answer) => JSON.stringify(answer).includes('"wrong"'))).toHaveLength(5)
    expect(await attempt(db.root, 'the hash')).toMatchObject({ outcome: 'expired' })
  })

  it('are looked at five times in ten thousand guesses from ten thousand addresses', async () => {
    await db.root.query("update private.verification_codes set attempts = 0, expires_at = now() + interval '10 minutes'")
    const guesses = await db.root.query(
      `select tried ->> 'outcome' as outcome, count(*)::integer as count
       from generate_series(1, 10000) as guess,
         lateral public.try_verification_code($1, $2, $3, 'guess ' || guess, format('10.1.%s.%s', guess / 256, guess % 256)) as tried
       group by 1 order by 1`,
      [applicant.id, applicant.secret, phone],
    )
    expect(guesses).toEqual([
      { outcome: 'expired', count: 9995 },
      { outcome: 'wrong', count: 5 },
    ])
    expect(await attempt(db.root, 'the hash')).toMatchObject({ outcome: 'expired' })
  })

  it('are sent five times an hour to a number, also when a minute has passed each time', async () => {
    const aMinuteLater = () =>
      db.root.query(
        "update private.allowances set window_started_at = now() - interval '1 minute' where allowance = 'codes_a_minute' and subject like '%' || $1",
        [phone],
      )
    await db.root.query("delete from private.allowances where subject like '%' || $1", [phone])
    const answers: unknown[] = []
    for (let time = 0; time < 8; time++) {
      answers.push(await issue(db.root))
      await aMinuteLater()
    }
    expect(answers.filter((answer) => JSON.stringify(answer).includes('"send"'))).toHaveLength(5)
    expect(answers.at(-1)).toMatchObject({ outcome: 'wait', wait_seconds: expect.toSatisfy((wait) => Number(wait) > 3000) })
  })

  it('are sent to twenty numbers an hour from one address: a flood of texts is capped, whatever the numbers', async () => {
    const sent = await db.root.query(
      `select issued ->> 'outcome' as outcome, count(*)::integer as count
       from generate_series(1, 200) as time,
         lateral public.issue_verification_code($1, $2, '+1555' || (2000000 + time), 'a hash', '203.0.113.77') as issued
       group by 1 order by 1`,
      [applicant.id, applicant.secret],
    )
    expect(sent).toEqual([
      { outcome: 'send', count: 20 },
      { outcome: 'wait', count: 180 },
    ])
  })
})
