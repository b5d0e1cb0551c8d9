import { createServer } from 'node:http'
import * as v from 'valibot'
import webPush from 'web-push'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { pushKeys } from '../../supabase/embedded/push-keys.ts'
import { PUBLISHABLE_KEY, readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { listen } from '../setup/listen.ts'
import { eventually } from './eventually.ts'
import { callFunction, callRpc, refused } from './call-function.ts'
import { reachGoal } from './happenings.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

const Subscription = v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) })
type Subscription = v.InferOutput<typeof Subscription>

let running: RunningBackend
let creator: Session
let cadet: Session
let vapid: { subject: string; publicKey: string; privateKey: string }

beforeAll(async () => {
  running = await startBackend()
  ;[creator, cadet] = [await signUp(running, 'creator@example.test'), await signUp(running, 'cadet@example.test')]
  const keys = pushKeys(key(), 'server')
  vapid = {
    subject: 'mailto:a@example.test',
    publicKey: keys.getPublicKey('base64url'),
    privateKey: keys.getPrivateKey('base64url'),
  }
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => discardBackend(running))

const key = () => readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets).secretKey
const sendPushes = (authorization = `Bearer ${key()}`) =>
  send(running, 'POST', '/functions/v1/pushes', { body: {}, headers: { authorization } })
const idOf = ({ endpoint }: Subscription) => endpoint.split('/').at(-1) ?? ''
const pushesTo = (device: Subscription) => running.backend.inbox.messages().filter(({ to }) => to === idOf(device))

async function subscribe(): Promise<Subscription> {
  const response = await fetch(`${running.url}/dev/push`, { method: 'POST' })
  return v.parse(Subscription, await response.json())
}
const keep = ({ endpoint, keys }: Subscription, who: Session) =>
  callRpc(
    running,
    'add_push_device',
    { p_expected_user: who.user.id, p_endpoint: endpoint, p_p256dh: keys.p256dh, p_auth: keys.auth },
    who,
  )
const isOn = async ({ endpoint }: Subscription, who: Session) =>
  (await callRpc(running, 'push_standing', { p_endpoint: endpoint }, who)).body['is_on']

test('what to subscribe with is told to anybody, and by a server without a key to nobody', async () => {
  const told = await callFunction(running, 'push-key', {})
  expect(told).toMatchObject({ status: 200, body: { key: vapid.publicKey, standIn: '/dev/push' } })
  vi.stubEnv('VAPID_PUBLIC_KEY', '')
  expect(await callFunction(running, 'push-key', {})).toMatchObject(refused(503, 'not_configured'))
})

test('they are the server’s to send alone', async () => {
  for (const token of [PUBLISHABLE_KEY, '', `${key()}x`, creator.access_token])
    expect((await sendPushes(`Bearer ${token}`)).status).toBe(403)
  for (const who of [undefined, creator])
    expect((await callRpc(running, 'pushes_due', {}, who)).status).toBeGreaterThanOrEqual(401)
})

test('what happens is told on the device by its push service, once, and beside the act that it follows', async () => {
  const device = await subscribe()
  expect((await keep(device, creator)).body).toMatchObject({ is_on: true, off: [] })
  const bountyId = await reachGoal(running, creator, cadet)
  await eventually(() => expect(pushesTo(device)).toHaveLength(1))
  const [push] = pushesTo(device)
  expect(push).toMatchObject({ kind: 'push', subject: 'Push message', link: null })
  const told = JSON.parse(push?.text ?? '')
  expect(told).toEqual({
    id: expect.any(String),
    to: creator.user.id,
    kind: 'goal_reached',
    bountyId,
    unread: expect.any(Number),
  })
  // A later one of the same happening takes the place of one that still waits at the push service.
  expect(push?.headers).toEqual({ topic: told.id.replaceAll('-', '') })
  expect(await (await sendPushes()).json()).toEqual({ sent: 0 })
  expect(pushesTo(device)).toHaveLength(1)
})

test('a device that its push service no longer knows is forgotten', async () => {
  const device = await subscribe()
  await keep(device, creator)
  expect((await fetch(device.endpoint, { method: 'DELETE' })).status).toBe(204)
  await reachGoal(running, creator, cadet)
  await eventually(async () => expect(await isOn(device, creator)).toBe(false))
  expect(pushesTo(device)).toEqual([])
})

test('no server is called that is no push service, and its device is forgotten', async () => {
  const calls: unknown[] = []
  const stranger = createServer((request, response) => {
    calls.push(request.url)
    response.writeHead(201).end()
  })
  const device = { ...(await subscribe()), endpoint: `http://127.0.0.1:${await listen(stranger)}/push/1` }
  await keep(device, creator)
  await reachGoal(running, creator, cadet)
  await eventually(async () => expect(await isOn(device, creator)).toBe(false))
  expect(calls).toEqual([])
  stranger.close()
})

test('what a push service does not take is sent again, and goes once', async () => {
  const statuses = [500, 429, 302, 201]
  const bodies: number[] = []
  const service = createServer((request, response) => {
    request.resume().on('end', () => {
      bodies.push(Number(request.headers['content-length']))
      response.writeHead(statuses[bodies.length - 1] ?? 201, { location: '/' }).end()
    })
  })
  vi.stubEnv('DEVELOPMENT_PUSH_URL', `http://127.0.0.1:${await listen(service)}/push`)
  const device = { ...(await subscribe()), endpoint: `${process.env['DEVELOPMENT_PUSH_URL']}/1` }
  await keep(device, creator)
  await reachGoal(running, creator, cadet)
  await eventually(() => expect(bodies).toHaveLength(1))
  for (const tries of [2, 3, 4, 4]) {
    await running.stop()
    const connection = await openDatabase(prepareDataFolder(running.dataFolder))
    await connection.driver.exec("update private.pushes set asked_at = now() - interval '2 hours' where sent_at is null")
    await connection.close()
    running = await startBackend({ dataFolder: running.dataFolder })
    vi.stubEnv('DEVELOPMENT_PUSH_URL', device.endpoint.slice(0, -2))
    await sendPushes()
    await eventually(() => expect(bodies).toHaveLength(tries))
  }
  await send(running, 'POST', '/rest/v1/rpc/drop_push_device', { body: { p_endpoint: device.endpoint } })
  service.closeAllConnections()
  service.close()
})

describe('the push service of a development server', () => {
  type Change = (asked: { headers: Record<string, string>; body: Buffer }) => void
  async function deliver(device: Subscription, change: Change = () => undefined, by = vapid, ttl = 60) {
    const made = webPush.generateRequestDetails(device, 'Stand by.', { TTL: ttl, vapidDetails: by })
    const asked = {
      headers: { ...made.headers },
      body: made.body ?? Buffer.of(),
    }
    delete asked.headers['Content-Length']
    change(asked)
    return (await fetch(device.endpoint, { method: 'POST', headers: asked.headers, body: new Uint8Array(asked.body) })).status
  }

  test('takes what is signed and encrypted for a device, and shows it', async () => {
    const device = await subscribe()
    expect(await deliver(device)).toBe(201)
    expect(pushesTo(device)).toMatchObject([{ text: 'Stand by.' }])
  })

  const changed: [string, number, Change][] = [
    ['without the time that it is kept', 400, ({ headers }) => delete headers['TTL']],
    ['without a signature', 403, ({ headers }) => delete headers['Authorization']],
    [
      'with a changed signature',
      403,
      ({ headers }) =>
        (headers['Authorization'] = `${headers['Authorization']}`.replace(
          /[\w-]+(?=, ?k=)/,
          (one) => one.slice(1) + one.slice(0, 1),
        )),
    ],
    ['without the name of the encryption', 415, ({ headers }) => delete headers['Content-Encoding']],
    ['longer than a push service must take', 413, (asked) => (asked.body = Buffer.alloc(4097))],
    ['changed on its way', 400, ({ body }) => body.writeUInt8(body.readUInt8(body.length - 1) ^ 1, body.length - 1)],
  ]
  test.each(changed)('refuses what comes %s by %i', async (_, status, change) => {
    const device = await subscribe()
    expect(await deliver(device, change)).toBe(status)
    expect(pushesTo(device)).toEqual([])
  })

  test('refuses another server’s signature, and what is encrypted for another device', async () => {
    const device = await subscribe()
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    expect(await deliver(device, undefined, { ...vapid, publicKey, privateKey })).toBe(403)
    expect(await deliver({ ...device, keys: (await subscribe()).keys })).toBe(400)
    expect(pushesTo(device)).toEqual([])
  })

  test('knows no other address, and none that has ended', async () => {
    const device = await subscribe()
    expect(await deliver({ ...device, endpoint: `${running.url}/dev/push/1` })).toBe(404)
    expect((await fetch(device.endpoint)).status).toBe(405)
    await fetch(device.endpoint, { method: 'DELETE' })
    expect(await deliver(device)).toBe(410)
  })
})
