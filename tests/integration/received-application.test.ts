import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { PUBLISHABLE_KEY, readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { eventually } from './eventually.ts'
import { callFunction, callRpc } from './call-function.ts'
import { startMailProvider } from './mail-provider.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend } from './running-backend.ts'

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => discardBackend(running))

const Started = v.object({ id: v.string(), secret: v.string() })
const Verified = v.object({ verified: v.literal(true), reference: v.string(), received_at: v.string(), email: v.string() })

let numbers = 0

async function apply(email: string) {
  const terms = { p_email: email, p_terms_version: '2025-05-01' }
  const { id, secret } = v.parse(Started, (await callRpc(running, 'start_application', terms)).body)
  const proof = { phone_number: `+1555${6_000_000 + numbers++}`, applicant_id: id, applicant_secret: secret }
  const sent = await callFunction(running, 'send-magic-link', proof)
  const verified = await callFunction(running, 'verify-code', { ...proof, code: sent.body['debug_code'] })
  return { secret, ...v.parse(Verified, verified.body) }
}

const key = () => readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets).secretKey
const sendMails = (authorization = `Bearer ${key()}`) =>
  send(running, 'POST', '/functions/v1/application-mails', { body: {}, headers: { authorization } })
const mailsTo = (email: string) => running.backend.inbox.messages().filter(({ to }) => to === email)

test('the right code is answered with what was received, and one mail says the same', async () => {
  const { reference, email } = await apply('cadet@example.test')
  expect(email).toBe('cadet@example.test')
  await eventually(() => expect(mailsTo(email)).toHaveLength(1))
  const [mail] = mailsTo(email)
  expect(mail).toMatchObject({ kind: 'email', subject: `Application received: ${reference}`, link: `${running.url}/apply` })
  for (const part of [reference, 'What happens next', 'A person reads it.', 'The $75 fee is due then, not now.', 'Take it back'])
    expect(mail?.text).toContain(part)
  expect(await (await sendMails()).json()).toEqual({ sent: 0 })
})

test('a code that was wrong is answered with nothing of it, and nobody gets a mail', async () => {
  const email = 'hasty@example.test'
  const { id, secret } = v.parse(
    Started,
    (await callRpc(running, 'start_application', { p_email: email, p_terms_version: '1' })).body,
  )
  const proof = { phone_number: '+15557000001', applicant_id: id, applicant_secret: secret }
  const { body } = await callFunction(running, 'send-magic-link', proof)
  const code = body['debug_code'] === '000000' ? '000001' : '000000'
  const refused = await callFunction(running, 'verify-code', { ...proof, code })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).not.toContain('reference')
  expect(await (await sendMails()).json()).toEqual({ sent: 0 })
  expect(mailsTo(email)).toEqual([])
})

test('who has only the reference learns nothing and takes nothing back; who has the secret does', async () => {
  const { reference, secret, received_at, email } = await apply('owner@example.test')
  const stranger = await signUp(running, 'stranger@example.test')
  for (const session of [undefined, stranger]) {
    expect((await callRpc(running, 'my_application', { p_reference: reference, p_secret: 'x' }, session)).body).toBeNull()
    expect((await callRpc(running, 'withdraw_application', { p_reference: reference, p_secret: 'x' }, session)).status).toBe(404)
  }
  const owned = { p_reference: reference, p_secret: secret }
  expect((await callRpc(running, 'my_application', owned)).body).toEqual({
    reference,
    received_at,
    email,
    standing: 'received',
    standing_at: null,
  })
  expect((await callRpc(running, 'withdraw_application', owned)).status).toBe(200)
  expect((await callRpc(running, 'my_application', owned)).body).toBeNull()
})

test('the lists of the desk are the server’s alone', async () => {
  const session = await signUp(running, 'curious@example.test')
  for (const name of ['desk_applications', 'desk_messages', 'application_mails_due'])
    for (const who of [undefined, session]) expect((await callRpc(running, name, {}, who)).status).toBeGreaterThanOrEqual(401)
  for (const token of [PUBLISHABLE_KEY, '', `${key()}x`]) expect((await sendMails(`Bearer ${token}`)).status).toBe(403)
})

test('a mail that the provider does not take is sent the next time, under the same key, so that it goes once', async () => {
  const provider = await startMailProvider('Wayfinder <office@academy.example>')
  const { reference } = await apply('by-resend@example.test')
  await eventually(() => expect(provider.received).toHaveLength(1))

  provider.answer(200)
  await eventually(async () => expect(await (await sendMails()).json()).toEqual({ sent: 1 }))
  expect(provider.received[1]).toMatchObject({
    to: ['by-resend@example.test'],
    subject: `Application received: ${reference}`,
    html: expect.stringContaining(reference),
    text: expect.stringContaining(reference),
    once: expect.stringMatching(/^application-[0-9a-f-]{36}$/),
  })
  // A first answer may have been lost and not refused: the provider knows the second asking by its key, and by the same mail.
  expect(provider.received[1]).toEqual(provider.received[0])
  provider.close()
})

test('an application that is not finished for 60 days is told of by one mail', async () => {
  const email = 'begun@example.test'
  await callRpc(running, 'start_application', { p_email: email, p_terms_version: '1' })
  const { dataFolder } = running
  await running.stop()
  const connection = await openDatabase(prepareDataFolder(dataFolder))
  await connection.driver.query("update public.applicants set updated_at = now() - interval '61 days' where email = $1", [email])
  await connection.close()
  running = await startBackend({ dataFolder })
  // The job that runs beside the first request may be quicker.
  await sendMails()
  await eventually(() => expect(mailsTo(email)).toHaveLength(1))
  const [mail] = mailsTo(email)
  expect(mail).toMatchObject({ kind: 'email', subject: 'Your application is not finished', link: `${running.url}/apply` })
  expect(await (await sendMails()).json()).toEqual({ sent: 0 })
  expect(mailsTo(email)).toHaveLength(1)
})

test('a decision at the desk is told by one mail, and where the application is shown', async () => {
  const { reference, secret, email } = await apply('decided@example.test')
  await eventually(() => expect(mailsTo(email)).toHaveLength(1))
  const member = await signUp(running, 'office@example.test')
  const { dataFolder } = running
  await running.stop()
  const connection = await openDatabase(prepareDataFolder(dataFolder))
  await connection.driver.query('insert into private.staff (user_id) values ($1)', [member.user.id])
  await connection.close()
  running = await startBackend({ dataFolder })
  const page = await callRpc(running, 'desk_waiting', { p_kind: 'applications' }, member)
  const [{ id }] = v.parse(
    v.tuple([v.object({ id: v.string() })]),
    Object.values(page.body).filter((row) => Object(row).title === reference),
  )
  const decision = { p_expected_user: member.user.id, p_id: id, p_standing: 'invited', p_from: 'received' }
  for (let time = 0; time < 2; time++)
    expect(await callRpc(running, 'decide_application', decision, member)).toMatchObject({
      status: 200,
      body: { reference, standing: 'invited' },
    })
  const subject = `Invited to the second part: ${reference}`
  const told = () => mailsTo(email).filter((mail) => mail.subject === subject)
  await eventually(() => expect(told()).toHaveLength(1))
  expect(told()[0]?.text).toContain('The $75 fee is due now.')
  expect(await (await sendMails()).json()).toEqual({ sent: 0 })
  expect(told()).toHaveLength(1)
  const own = { p_reference: reference, p_secret: secret }
  expect((await callRpc(running, 'my_application', own)).body).toMatchObject({ standing: 'invited' })
})
