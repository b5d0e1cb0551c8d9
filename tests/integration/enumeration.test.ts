import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callRpc } from './call-function.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend } from './running-backend.ts'

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
