import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bounty } from '../domain/bounties/bounty-fixture'
import { bountyById } from '../local/bounties'
import { cacheBounties } from '../local/cache-bounties'
import { enqueue } from '../local/outbox'
import { outboxDatabase } from '../local/databases'
import { entryById } from '../local/outbox-reads'
import { SESSION_KEY, sessionStorage } from '../local/session-storage'
import { FLUSH_TAG } from './flush-tag'

const ana = '00000000-0000-4000-8000-000000000001'
const opId = '00000000-0000-4000-8000-000000000010'
const applied = {
  op_id: opId,
  outcome: 'applied',
  code: null,
  replayed: false,
  entity: null,
  server_time: '2026-11-21T00:00:00Z',
}
const fetched = vi.fn<(address: string) => Promise<Response>>(async (address) =>
  Response.json(address.endsWith('/server_epoch') ? ana : /rpc\/(?!op_status)/.test(address) ? applied : []),
)
let stop = () => {}

/** What stands in the modules of a page that has just been opened: nothing of the server. */
async function freshPage() {
  vi.resetModules()
  const [{ startSync, withEpochLook }, { noteAnswer }] = await Promise.all([import('./start-sync'), import('./connection')])
  return { noteAnswer, withEpochLook, start: () => (stop = startSync()) }
}

beforeEach(async () => {
  // What goes by the clock alone goes sooner or later: here it never does.
  const begin = setTimeout
  vi.stubGlobal('setTimeout', (work: () => void, delayMs = 0) => (delayMs < 1_000 ? begin(work, delayMs) : 0))
  vi.stubGlobal('setInterval', () => 0)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', { origin: 'https://academy.test' })
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id: ana, email: 'ana@example.test' } }
  await sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
  await enqueue({ opId, ownerId: ana, kind: 'accept-bounty', payload: { bountyId: ana } })
  // The page before this one found no network.
  await outboxDatabase().entries.update(opId, { nextAttemptAt: Date.now() + 40_000 })
})
afterEach(async () => {
  stop()
  vi.unstubAllGlobals()
  await outboxDatabase().entries.clear()
})

const state = async () => (await entryById(opId))?.state

test('what waits goes when the server had answered before the outbox began to listen', async () => {
  const page = await freshPage()
  page.noteAnswer(true)
  page.start()
  await expect.poll(state).toBe('applied')
})

test('on a fresh page on which nothing else asks, the server is asked, and what waits goes', async () => {
  const page = await freshPage()
  page.start()
  await expect.poll(state).toBe('applied')
})

test('a read is done once more where the server was put back, whose older word then counts, and what it has lost goes', async () => {
  const page = await freshPage()
  await outboxDatabase().clocks.put({ id: 'epoch', epoch: 'another' })
  await outboxDatabase().entries.update(opId, { state: 'applied' })
  await cacheBounties([bounty('b1', { title: 'Of before' })])
  const held: (string | undefined)[] = []
  const read = page.withEpochLook(async () => {
    await cacheBounties([bounty('b1', { title: 'Put back', createdIn: -2 })])
    held.push((await bountyById('b1'))?.title)
  })
  await read()
  expect(held).toEqual(['Of before', 'Put back'])
  await expect.poll(() => fetched.mock.calls.some(([address]) => address.endsWith('/rpc/accept_bounty'))).toBe(true)
  await expect.poll(state).toBe('applied')
  page.start()
  expect(await outboxDatabase().clocks.get('epoch')).toEqual({ id: 'epoch', epoch: ana })
})

const byLevel = (aal: string) => ({
  access_token: `a.${btoa(JSON.stringify({ aal }))}.c`,
  refresh_token: 'r',
  expires_at: 9_999_999_999,
  user: { id: ana, email: 'ana@example.test' },
})

const sent = () => fetched.mock.calls.filter(([address]) => address.endsWith('/rpc/accept_bounty')).length

test('what waits for a second factor’s code goes once it was typed, and not when the token is renewed', async () => {
  await sessionStorage.setItem(SESSION_KEY, JSON.stringify(byLevel('aal1')))
  const page = await freshPage()
  page.start()
  await expect.poll(state).toBe('applied')
  const waiting = { class: 'session', code: 'PT403', status: 403, at: 0, since: 0 } as const
  const part = { state: 'waiting_auth', nextAttemptAt: Date.now() + 40_000, lastError: waiting, attempts: 1 } as const
  await outboxDatabase().entries.update(opId, part)
  const before = sent()
  const heard = new Promise((resolve) =>
    new BroadcastChannel('wayfinder-session').addEventListener('message', resolve, { once: true }),
  )
  await sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...byLevel('aal1'), refresh_token: 'renewed' }))
  await heard
  expect([await state(), sent()]).toEqual(['waiting_auth', before])
  await sessionStorage.setItem(SESSION_KEY, JSON.stringify(byLevel('aal2')))
  await expect.poll(state).toBe('applied')
  expect(sent()).toBe(before + 1)
})

test('a page that is put away leaves what waits to the worker', async () => {
  const register = vi.fn<(tag: string) => Promise<void>>(async () => undefined)
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => ({ sync: { register } }) })
  vi.stubGlobal('navigator', { onLine: false, serviceWorker })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('No network.')))
  const page = await freshPage()
  page.start()
  document.dispatchEvent(new Event('visibilitychange'))
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => register.mock.calls).toEqual([[FLUSH_TAG]])
})
