import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { PUBLISHABLE_KEY, readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { eventually } from './eventually.ts'
import { callRpc } from './call-function.ts'
import { startMailProvider } from './mail-provider.ts'
import { discardBackend, send, signUpProven, startBackend, type RunningBackend } from './running-backend.ts'

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => discardBackend(running))

const key = () => readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets).secretKey
const sendMails = (authorization = `Bearer ${key()}`) =>
  send(running, 'POST', '/functions/v1/newsletter-mails', { body: {}, headers: { authorization } })
const subscribe = (p_email: string) => callRpc(running, 'subscribe_newsletter', { p_op_id: randomUUID(), p_email })
const mailsTo = (email: string) => running.backend.inbox.messages().filter(({ to }) => to === email)

/** Gives an address and waits for the mail that asks whether it is its owner's wish. */
async function asked(email: string) {
  await subscribe(email)
  return eventually(() => {
    const [mail] = mailsTo(email)
    if (!mail) throw new Error('No mail yet.')
    return mail
  })
}

/** Where a mail program posts to, as the mail's header says. */
const oneClick = (mail: { headers?: Record<string, string> | undefined }) =>
  /^<(.*)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''

test('an address that is given gets one mail, with a page for its owner and one click for the mail program', async () => {
  const mail = await asked('reader@example.test')
  expect(mail.subject).toBe('Confirm your newsletter subscription')
  expect(mail.link).toMatch(new RegExp(`^${running.url}/faq\\?newsletter=[0-9a-f-]{36}#newsletter$`))
  expect(mail.headers).toEqual({
    'List-Unsubscribe': `<${running.url}/functions/v1/leave-newsletter?token=${new URL(mail.link ?? '').searchParams.get('newsletter')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  await subscribe('reader@example.test')
  expect(await (await sendMails()).json()).toEqual({ sent: 0 })
  expect(mailsTo('reader@example.test')).toHaveLength(1)
})

test('who sent a mail tells so, and it is due no more', async () => {
  const email = 'member@example.test'
  const session = await signUpProven(running, email)
  await subscribe(email)
  await eventually(async () => {
    const { newsletter_subscribers: rows } = await (
      await send(running, 'POST', '/rest/v1/rpc/my_data', { body: {}, session })
    ).json()
    expect(rows).toMatchObject([{ email, mail_tries: 1, mail_sent_at: expect.any(String) }])
  })
})

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'text/plain'])(
  'one click takes the address off, sent as %s, without a key',
  async (type) => {
    const email = `${randomUUID()}@example.test`
    const address = oneClick(await asked(email))
    const left = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body: 'List-Unsubscribe=One-Click' })
    expect([left.status, await left.text()]).toEqual([200, 'You are off the list.\n'])
    // It is asked anew, since nothing is known of it any more.
    await subscribe(email)
    await eventually(() => expect(mailsTo(email)).toHaveLength(2))
  },
)

test('who only looks takes nobody off, and is led to the page', async () => {
  const email = `${randomUUID()}@example.test`
  const mail = await asked(email)
  const looked = await fetch(oneClick(mail), { redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([303, mail.link])
  await subscribe(email)
  expect(await (await sendMails()).json()).toEqual({ sent: 0 })
})

const leave = (token: string) => fetch(`${running.url}/functions/v1/leave-newsletter?token=${token}`, { method: 'POST' })

test('a token that nobody has is answered like any other, and what is none by 404', async () => {
  expect((await leave(randomUUID())).status).toBe(200)
  for (const token of ['', 'x', `${randomUUID()}%00`]) expect((await leave(token)).status).toBe(404)
})

test('only the server may have the mails sent', async () => {
  for (const token of [PUBLISHABLE_KEY, '', `${key()}x`]) expect((await sendMails(`Bearer ${token}`)).status).toBe(403)
})

test('Resend gets what it wants, and what it does not take is sent the next time', async () => {
  const provider = await startMailProvider('Wayfinder <news@academy.example>')
  await subscribe('by-resend@example.test')
  await eventually(() => expect(provider.received).toHaveLength(1))

  provider.answer(200)
  await eventually(async () => expect(await (await sendMails()).json()).toEqual({ sent: 1 }))
  expect(provider.received).toHaveLength(2)
  expect(provider.received[1]).toMatchObject({
    path: '/emails',
    key: 'Bearer re_123',
    once: expect.stringMatching(/^newsletter-/),
    from: 'Wayfinder <news@academy.example>',
    to: ['by-resend@example.test'],
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    html: expect.stringContaining('/faq?newsletter='),
    text: expect.stringContaining('/faq?newsletter='),
  })
  provider.close()
})
