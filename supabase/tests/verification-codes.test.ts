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
})
