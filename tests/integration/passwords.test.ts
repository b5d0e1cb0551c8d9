import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { discardBackend, send, signIn, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
})

afterAll(() => discardBackend(running))
afterEach(() => vi.useRealTimers())

const change = (session: Session, body: object) => send(running, 'PUT', '/auth/v1/user', { session, body })

/** The session that the newest mail's link gives. */
async function sessionOfMail(email: string): Promise<Session> {
  await send(running, 'POST', '/auth/v1/recover', { body: { email } })
  const link = new URL(running.backend.inbox.messages()[0]?.link ?? '')
  const proof = { type: 'recovery', token_hash: link.searchParams.get('token_hash') }
  return (await send(running, 'POST', '/auth/v1/verify', { body: proof })).json()
}

/** Makes every session an hour older, with the backend's own folder. */
async function anHourLater() {
  const { dataFolder } = running
  await running.stop()
  const connection = await openDatabase(prepareDataFolder(dataFolder))
  await connection.driver.query("update auth.sessions set created_at = created_at - interval '61 minutes'")
  await connection.close()
  running = await startBackend({ dataFolder })
}

test.each(['123456', 'Password1', 'QWERTYUIOP'])(
  '%s is one of the commonest: refused at sign-up and at a change',
  async (password) => {
    const email = `${password}@example.test`
    const made = await send(running, 'POST', '/auth/v1/signup', { body: { email, password } })
    expect(made.status).toBe(422)
    expect(await made.json()).toMatchObject({ error_code: 'weak_password', weak_password: { reasons: ['pwned'] } })

    const session = await signUp(running, email, 'the-first-password')
    const changed = await change(session, { password, current_password: 'the-first-password' })
    expect(changed.status).toBe(422)
    expect(await changed.json()).toMatchObject({ error_code: 'weak_password' })
    await signIn(running, email, 'the-first-password')
  },
)

test.each(['aaaaaa', '      ', 'Wayfinder2026'])(
  '%j is what everybody tries first: refused at sign-up and at a change',
  async (password) => {
    const email = `${crypto.randomUUID()}@example.test`
    const refused = { error_code: 'weak_password', weak_password: { reasons: ['guessable'] } }
    const made = await send(running, 'POST', '/auth/v1/signup', { body: { email, password } })
    expect([made.status, await made.json()]).toMatchObject([422, refused])
    const session = await signUp(running, email, 'the-first-password')
    const changed = await change(session, { password, current_password: 'the-first-password' })
    expect([changed.status, await changed.json()]).toMatchObject([422, refused])
  },
)

test('thirty emoji, of which eighteen would sign in, are refused at sign-up and at a change', async () => {
  const [email, password] = ['long@example.test', '😀'.repeat(30)]
  const made = await send(running, 'POST', '/auth/v1/signup', { body: { email, password } })
  expect([made.status, await made.json()]).toMatchObject([422, { error_code: 'validation_failed' }])
  const session = await signUp(running, email, 'the-first-password')
  expect((await change(session, { password, current_password: 'the-first-password' })).status).toBe(422)
  await signIn(running, email, 'the-first-password')
})

test('a session alone changes no password: the current one is asked for', async () => {
  const session = await signUp(running, 'left-open@example.test', 'the-first-password')
  const asked = await change(session, { password: 'the-thiefs-password' })
  expect(asked.status).toBe(400)
  expect(await asked.json()).toMatchObject({ error_code: 'current_password_required' })
  const guessed = await change(session, { password: 'the-thiefs-password', current_password: 'a guess' })
  expect(guessed.status).toBe(400)
  expect(await guessed.json()).toMatchObject({ error_code: 'current_password_mismatch' })
  await signIn(running, 'left-open@example.test', 'the-first-password')

  const change2 = await change(session, { password: 'the-second-password', current_password: 'the-first-password' })
  expect(change2.status).toBe(200)
  await signIn(running, 'left-open@example.test', 'the-second-password')
})

test('a fresh link of a mail stands for the current password, a session that has grown old does not', async () => {
  const email = 'forgot@example.test'
  await signUp(running, email, 'the-first-password')
  expect((await change(await sessionOfMail(email), { password: 'the-second-password' })).status).toBe(200)

  // A second mail to one address comes a minute after the first at the earliest.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
  const old = await sessionOfMail(email)
  await anHourLater()
  const late = await change(old, { password: 'the-third-password' })
  expect(await late.json()).toMatchObject({ error_code: 'current_password_required' })
})

test('a forged token learns nothing of a password', async () => {
  const session = await signUp(running, 'asked-about@example.test', 'the-first-password')
  const [header, claims] = session.access_token.split('.')
  const forged = { ...session, access_token: `${header}.${claims}.${'A'.repeat(43)}` }
  const answers = await Promise.all(
    ['the-first-password', 'a guess'].map(async (current_password) => {
      const answer = await change(forged, { password: 'the-thiefs-password', current_password })
      return [answer.status, await answer.json()]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.[0]).toBeGreaterThanOrEqual(401)
})

test('the twenty-first guess at the current password is not looked at', async () => {
  const session = await signUp(running, 'guessed-at@example.test', 'the-first-password')
  const guess = (current_password: string) => change(session, { password: 'the-thiefs-password', current_password })
  const statuses = await Promise.all(Array.from({ length: 30 }, async (_, time) => (await guess(`guess ${time}`)).status))
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect((await guess('the-first-password')).status).toBe(429)
})
