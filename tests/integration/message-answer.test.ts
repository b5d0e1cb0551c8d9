import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { PUBLISHABLE_KEY, readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { eventually } from './eventually.ts'
import { callRpc } from './call-function.ts'
import { startMailProvider } from './mail-provider.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

const Page = v.array(v.looseObject({ id: v.string(), title: v.string(), cursor: v.record(v.string(), v.unknown()) }))

let running: RunningBackend
let staff: Session

beforeAll(async () => {
  running = await startBackend()
  const { dataFolder } = running
  staff = await signUp(running, 'staff@example.test')
  await running.stop()
  const connection = await openDatabase(prepareDataFolder(dataFolder))
  await connection.driver.exec("insert into private.staff select id from auth.users where email = 'staff@example.test'")
  await connection.close()
  running = await startBackend({ dataFolder })
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => discardBackend(running))

const key = () => readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets).secretKey
const sendMails = (authorization = `Bearer ${key()}`) =>
  send(running, 'POST', '/functions/v1/message-mails', { body: {}, headers: { authorization } })
const mailsTo = (email: string) => running.backend.inbox.messages().filter(({ to }) => to === email)

async function ask(email: string, message = 'When does it begin?'): Promise<string> {
  const id = randomUUID()
  await callRpc(running, 'send_contact_message', { p_op_id: id, p_name: 'Casey', p_email: email, p_message: message })
  return id
}
const answer = (id: string, text: string, op = randomUUID()) =>
  callRpc(running, 'answer_message', { p_op_id: op, p_expected_user: staff.user.id, p_message_id: id, p_text: text }, staff)

test('the mails of answers are the server’s to send alone', async () => {
  for (const token of [PUBLISHABLE_KEY, '', `${key()}x`, staff.access_token])
    expect((await sendMails(`Bearer ${token}`)).status).toBe(403)
  for (const who of [undefined, staff])
    expect((await callRpc(running, 'message_mails_due', {}, who)).status).toBeGreaterThanOrEqual(401)
})

test('a message is found at the desk, answered once, and one mail has the answer above what was asked', async () => {
  const id = await ask('casey@example.test', 'When does it begin?\nAnd <where>?')
  const waiting = async (after: unknown) =>
    v.parse(Page, (await callRpc(running, 'desk_waiting', { p_kind: 'messages', p_after: after }, staff)).body)
  const page = await waiting(null)
  expect(page).toMatchObject([{ id, title: 'Casey' }])
  expect(await waiting(page[0]?.cursor)).toEqual([])
  const op = randomUUID()
  const answered = await answer(id, 'In May.\nAt <the door>.', op)
  expect(answered).toMatchObject({ status: 200, body: { id, answers: [{ id: op, mail_sent_at: null }] } })
  expect((await answer(id, 'In May.\nAt <the door>.', op)).status).toBe(200)

  await eventually(() => expect(mailsTo('casey@example.test')).toHaveLength(1))
  const [mail] = mailsTo('casey@example.test')
  expect(mail).toMatchObject({ subject: 'Your message to Wayfinder Cadet Academy', link: `${running.url}/contact` })
  expect(mail?.text).toMatch(/^In May\.\nAt <the door>\.\n[^]*you wrote:\n[^]*When does it begin\?\nAnd <where>\?\n/)
  await eventually(async () => {
    const told = await callRpc(running, 'desk_message', { p_id: id }, staff)
    expect(told.body).toMatchObject({ answers: [{ mail_sent_at: expect.any(String) }] })
  })
  expect(await (await sendMails()).json()).toEqual({ sent: 0 })
})

test('the longest answer to the longest message goes, whatever it is written in', async () => {
  const id = await ask('long@example.test', `a${'&'.repeat(4999)}`)
  expect((await answer(id, `a${'&'.repeat(4999)}`)).status).toBe(200)
  await eventually(() => expect(mailsTo('long@example.test')).toHaveLength(1))
})

test('a mail that the provider does not take is sent the next time, under the same key, so that it goes once', async () => {
  const provider = await startMailProvider('Wayfinder <office@academy.example>')
  const id = await ask('by-resend@example.test')
  const op = randomUUID()
  await answer(id, 'In May.', op)
  await eventually(() => expect(provider.received).toHaveLength(1))

  provider.answer(200)
  await eventually(async () => expect(await (await sendMails()).json()).toEqual({ sent: 1 }))
  expect(provider.received[1]).toMatchObject({
    to: ['by-resend@example.test'],
    text: expect.stringMatching(/^In May\.\n\nOn .* you wrote:\n\n> When does it begin\?\n/),
    html: expect.stringContaining('In May.'),
    once: `message-${op}`,
  })
  expect(provider.received[1]).toEqual(provider.received[0])
  provider.close()
})
