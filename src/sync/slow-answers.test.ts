import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enqueue } from '../local/outbox'
import { outboxDatabase } from '../local/databases'
import { entryById } from '../local/outbox-reads'
import { SESSION_KEY, sessionStorage } from '../local/session-storage'
import type { Flusher } from './flush-outbox'

const ana = '00000000-0000-4000-8000-000000000001'
const opId = '00000000-0000-4000-8000-000000000010'
const SECOND = 1000
const told = vi.fn<(isHeard: boolean, isSlow: boolean) => void>()
let flusher: Flusher
let sent: number[]
/** How long the server takes for what is asked of it, in ms; the connection of the first `dead` acts brings no answer at all. */
let server: { act: number; question: number; dead: number }

const answerTo = (path: string) =>
  path.endsWith('/server_epoch')
    ? ana
    : {
        op_id: opId,
        outcome: 'applied',
        code: null,
        replayed: sent.length > 1,
        entity: null,
        server_time: '2026-11-21T00:00:00Z',
      }

/** Ends when the server has answered, or by the signal. */
function serve(address: RequestInfo | URL, { signal }: RequestInit = {}): Promise<Response> {
  const path = new URL(address instanceof Request ? address.url : address).pathname
  const isAct = path.endsWith('/fund_bounty')
  if (isAct) sent.push(performance.now())
  const isDead = isAct && sent.length <= server.dead
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    if (!isDead) setTimeout(() => resolve(Response.json(answerTo(path))), isAct ? server.act : server.question)
  })
}

/** The storage, which no fake clock moves, answers within these turns. */
async function passOneSecond(): Promise<void> {
  await vi.advanceTimersByTimeAsync(SECOND)
  for (let turn = 0; turn < 30; turn += 1) await new Promise((go) => setImmediate(go))
}

const stateNow = async () => (await entryById(opId))?.state

async function untilSent(): Promise<void> {
  for (let seconds = 1; seconds <= 600; seconds += 1) {
    await passOneSecond()
    if ((await stateNow()) === 'applied') return
  }
  throw new Error(`Not sent in ten minutes, in ${sent.length} tries.`)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  vi.stubGlobal('location', { origin: 'https://academy.test' })
  vi.stubGlobal('fetch', serve)
  sent = []
  server = { act: 0, question: 0, dead: 0 }
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id: ana, email: 'ana@example.test' } }
  await sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
  await enqueue({ opId, ownerId: ana, kind: 'fund-bounty', payload: { bountyId: ana, amountCents: 2500, anonymous: false } })
  const locks = { tryRun: (work: () => Promise<void>) => work().then(() => true), alive: async () => null }
  // What a page has learned of the network it forgets with its end.
  vi.resetModules()
  const [page, { outboxPorts }] = await Promise.all([import('./flush-outbox'), import('./outbox-ports')])
  flusher = new page.Flusher({ ...outboxPorts(async () => null, told), by: 'page', locks, isVisible: () => true })
})
afterEach(async () => {
  flusher.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  told.mockReset()
  await outboxDatabase().entries.clear()
})

test.each([
  [20, 2],
  [100, 4],
])('where each answer takes %i seconds a pledge goes out at most %i times, and becomes sent', async (seconds, times) => {
  server = { ...server, act: seconds * SECOND, question: seconds * SECOND }
  flusher.wake()
  await untilSent()
  expect(sent.length).toBeLessThanOrEqual(times)
})

test('where only the act is slow it gets through as well, though all else is answered at once', async () => {
  server = { ...server, act: 50 * SECOND }
  flusher.wake()
  await untilSent()
  expect(sent.length).toBeLessThanOrEqual(5)
})

test('while it is waited for beyond its lease nobody else takes it over', async () => {
  server = { ...server, act: 100 * SECOND, question: 100 * SECOND }
  flusher.wake()
  await untilSent()
  const gaps = sent.slice(1).map((at, index) => at - (sent[index] ?? 0))
  expect(gaps.at(-1)).toBeGreaterThanOrEqual(60 * SECOND)
})

test('one whose connection died does not wait for its long limit once others are answered', async () => {
  server = { ...server, dead: 3 }
  flusher.wake()
  await untilSent()
  // After 15 and 30 seconds by the limits, then by the lease of 30 seconds and no more than a look later.
  expect((sent.at(-1) ?? 0) - (sent.at(-2) ?? 0)).toBeLessThanOrEqual(45 * SECOND)
})

test('what answers late is not said to be out of reach', async () => {
  server = { ...server, act: 20 * SECOND, question: 20 * SECOND }
  flusher.wake()
  await untilSent()
  expect(told).toHaveBeenCalled()
  expect(told.mock.calls.filter(([isHeard, isSlow]) => !isHeard && !isSlow)).toEqual([])
})
