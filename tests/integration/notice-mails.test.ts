import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { PUBLISHABLE_KEY, readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { eventually } from './eventually.ts'
import { callRpc } from './call-function.ts'
import { approve, reachGoal } from './happenings.ts'
import { startMailProvider } from './mail-provider.ts'
import { discardBackend, send, signUpProven, startBackend, type RunningBackend, type Session } from './running-backend.ts'

let running: RunningBackend
let creator: Session
let cadet: Session

beforeAll(async () => {
  running = await startBackend()
  creator = await signUpProven(running, 'creator@example.test')
  cadet = await signUpProven(running, 'cadet@example.test')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const who of [creator, cadet]) await choose(who, [])
})
afterAll(() => discardBackend(running))

const key = () => readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets).secretKey
const sendMails = (authorization = `Bearer ${key()}`) =>
  send(running, 'POST', '/functions/v1/notice-mails', { body: {}, headers: { authorization } })
const choose = async (who: Session, topics: readonly string[]) =>
  (await callRpc(running, 'choose_mails', { p_expected_user: who.user.id, p_topics: topics }, who)).body
const mailed = async (who: Session) => (await callRpc(running, 'push_standing', {}, who)).body['mailed']
const mailsTo = (email: string) =>
  running.backend.inbox
    .messages()
    .filter(({ to, headers }) => to === email && headers?.['List-Unsubscribe']?.includes('/stop-mails?'))
const oneClick = (mail: { headers?: Record<string, string> | undefined } | undefined) =>
  /^<(.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
/** Runs SQL on the data of the server, which is down meanwhile. */
async function whileDown(sql: string): Promise<void> {
  await running.stop()
  const connection = await openDatabase(prepareDataFolder(running.dataFolder))
  await connection.driver.exec(sql)
  await connection.close()
  running = await startBackend({ dataFolder: running.dataFolder })
}

test('an approval is mailed at once to who has no device and wants it, with a way to its place and one to end it', async () => {
  expect(await choose(cadet, ['reviewed'])).toMatchObject({ mailed: ['reviewed'], address: 'cadet@example.test' })
  const bounty = await approve(running, creator, cadet, 'Count the steps')
  await eventually(() => expect(mailsTo('cadet@example.test')).toHaveLength(1))
  const [mail] = mailsTo('cadet@example.test')
  expect(mail).toMatchObject({
    subject: 'Approved: Count the steps',
    text: expect.stringContaining('Your completion was approved.'),
    link: `${running.url}/bounty/${bounty}#submissions`,
  })
  expect(mailsTo('creator@example.test')).toEqual([])
  expect(await (await sendMails()).json()).toEqual({ sent: 0 })

  const looked = await fetch(oneClick(mail), { redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([303, `${running.url}/account#notifications-title`])
  expect(await mailed(cadet)).toEqual(['reviewed'])
  await choose(cadet, ['reviewed', 'own_bounties'])
  const stopped = await fetch(oneClick(mail), { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect([stopped.status, await stopped.text()]).toEqual([200, 'You get no more mails of this kind.\n'])
  expect(await mailed(cadet)).toEqual(['own_bounties'])
  expect((await fetch(oneClick(mail).replace('reviewed', 'scores.%00'), { method: 'POST' })).status).toBe(200)
  expect(await mailed(cadet)).toEqual([])
  await approve(running, creator, cadet)
  expect([await (await sendMails()).json(), mailsTo('cadet@example.test')]).toEqual([{ sent: 0 }, [mail]])
})

test('a server that ended before it had written down that a mail went sends none twice', async () => {
  await choose(creator, ['own_bounties'])
  await reachGoal(running, creator, cadet)
  await eventually(() => expect(mailsTo('creator@example.test')).toHaveLength(1))
  await whileDown(
    "update private.notice_mails set sent_at = null, asked_at = now() - interval '4 hours' where sent_at is not null",
  )
  expect(await (await sendMails()).json()).toEqual({ sent: 1 })
  expect(mailsTo('creator@example.test')).toHaveLength(1)
})

test('what the provider does not take is sent again as the same mail', async () => {
  await choose(cadet, ['reviewed'])
  const provider = await startMailProvider('Wayfinder <news@academy.example>')
  await approve(running, creator, cadet)
  await eventually(() => expect(provider.received).toHaveLength(1))
  await whileDown("update private.notice_mails set asked_at = now() - interval '4 hours' where sent_at is null")
  provider.answer(200)
  expect(await (await sendMails()).json()).toEqual({ sent: 1 })
  const [first, second] = provider.received
  expect(first).toMatchObject({
    path: '/emails',
    once: expect.stringMatching(/^notices-/),
    to: ['cadet@example.test'],
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
  const { once, subject } = v.parse(v.object({ once: v.string(), subject: v.string() }), first)
  expect(second).toMatchObject({ once, subject })
  provider.close()
})

test('they are the server’s to send alone', async () => {
  for (const token of [PUBLISHABLE_KEY, '', `${key()}x`, creator.access_token])
    expect((await sendMails(`Bearer ${token}`)).status).toBe(403)
})
