import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callRpc } from './call-function.ts'
import {
  discardBackend,
  send,
  signIn,
  signUp,
  signUpProven,
  startBackend,
  type RunningBackend,
  type Session,
} from './running-backend.ts'

const MEMBER = 'member@example.test'
const STRANGER = 'stranger@example.test'

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
  await signUp(running, MEMBER)
})

afterAll(() => discardBackend(running))

/** All that a caller sees of an answer but what is new in each one: the date, the address that was asked for. */
async function seen(response: Response, email: string) {
  const headers = [...response.headers].filter(([name]) => !['date', 'content-length'].includes(name))
  return { status: response.status, headers, body: (await response.text()).replaceAll(email, 'the address') }
}

async function answers(path: string, bodyFor: (email: string) => object) {
  const ask = async (email: string) => seen(await send(running, 'POST', path, { body: bodyFor(email) }), email)
  return { member: await ask(MEMBER), stranger: await ask(STRANGER) }
}

test.each<[string, string, (email: string) => object]>([
  ['a sign-in with a wrong password', '/auth/v1/token?grant_type=password', (email) => ({ email, password: 'not-the-password' })],
  ['a wish for a new password', '/auth/v1/recover', (email) => ({ email })],
  ['a wrong code of a recovery mail', '/auth/v1/verify', (email) => ({ email, token: '000000', type: 'recovery' })],
  ['a wish for a mail that confirms the address', '/auth/v1/otp', (email) => ({ email, create_user: false })],
])('%s is answered alike with an account and without', async (_, path, bodyFor) => {
  const { member, stranger } = await answers(path, bodyFor)
  expect(stranger).toEqual(member)
})

/** Asks for another address, and answers all that shows of it to who asked: the answers, the account as it is told then, the mail and its link. */
async function changeTo(session: Session, email: string) {
  const asked = await send(running, 'PUT', '/auth/v1/user', { session, body: { email } })
  const told = await send(running, 'GET', '/auth/v1/user', { session })
  const again = await send(running, 'PUT', '/auth/v1/user', { session, body: { email: `other-${email}` } })
  const [mail] = running.backend.inbox.messages().filter(({ to }) => to === session.user.email)
  const token_hash = new URL(mail?.link ?? '').searchParams.get('token_hash') ?? ''
  const link = await callRpc(running, 'mail_link_state', { p_token_hash: token_hash })
  const plain = ({ body, ...rest }: { body: string }) => ({
    ...rest,
    body: body
      .replaceAll(session.user.email, 'the asker')
      .replaceAll(session.user.id, 'the id')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id')
      .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|\+00(?::00)?)/g, 'a time'),
  })
  return {
    token_hash,
    shown: {
      asked: plain(await seen(asked, email)),
      told: plain(await seen(told, email)),
      again: again.status,
      link: JSON.stringify(link.body).replace(session.user.email, 'the asker'),
      mail: [mail?.subject, mail?.text.replaceAll(token_hash, '')],
    },
  }
}

test('a change of address is asked for alike where it has an account and where not, once in five minutes, and takes nobody’s away', async () => {
  const askers = [
    await signUpProven(running, 'asker-1@example.test'),
    await signUpProven(running, 'asker-2@example.test'),
  ] as const
  const taken = await changeTo(askers[0], MEMBER)
  const free = await changeTo(askers[1], 'free@example.test')
  expect(taken.shown).toEqual(free.shown)
  expect(taken.shown).toMatchObject({ asked: { status: 200 }, again: 429 })
  expect(taken.shown.told.body).toContain('"new_email":"the address"')

  const use = (token_hash: string) => send(running, 'POST', '/auth/v1/verify', { body: { type: 'email_change', token_hash } })
  expect((await use(free.token_hash)).status).toBe(200)
  const refused = await use(taken.token_hash)
  expect([refused.status, await refused.json()]).toMatchObject([422, { error_code: 'email_exists' }])
  expect((await signIn(running, MEMBER, 'a-long-password')).user.email).toBe(MEMBER)
  expect((await signIn(running, 'asker-1@example.test', 'a-long-password')).user.id).toBe(askers[0].user.id)
})

async function start(p_email: string) {
  const { status, body } = await callRpc(running, 'start_application', { p_email, p_terms_version: '1' })
  return { status, fields: Object.keys(body).toSorted() }
}

test('an application does not tell whether its email has an account, or applied before', async () => {
  const first = await start(MEMBER)
  expect(await start(MEMBER)).toEqual(first)
  expect(await start(STRANGER)).toEqual(first)
})

test('a code is answered alike for a number that another application verified, and for a new one', async () => {
  const body = { applicant_id: crypto.randomUUID(), applicant_secret: 'made up', code: '123456' }
  const forNumber = (phone_number: string) => callFunction(running, 'verify-code', { ...body, phone_number })
  expect(await forNumber('+15557654321')).toEqual(await forNumber('+15551234567'))
})
