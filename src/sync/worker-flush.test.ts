import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enqueue } from '../local/outbox'
import { outboxDatabase } from '../local/databases'
import { entryById } from '../local/outbox-reads'
import { SESSION_KEY, sessionStorage } from '../local/session-storage'
import { systemClock } from './outbox-ports'
import { flushFromWorker } from './worker-flush'

const ana = '00000000-0000-4000-8000-000000000001'
const opId = '00000000-0000-4000-8000-000000000010'
const fetched = vi.fn<typeof fetch>()
const applied = {
  op_id: opId,
  outcome: 'applied',
  code: null,
  replayed: false,
  entity: null,
  server_time: '2026-11-21T00:00:00Z',
}

const isQuestion = (address: Parameters<typeof fetch>[0]) => new Request(address).url.endsWith('/server_epoch')
const served: typeof fetch = async (address) => Response.json(isQuestion(address) ? ana : applied)

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'https://academy.test' })
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id: ana, email: 'ana@example.test' } }
  await sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
  await enqueue({ opId, ownerId: ana, kind: 'accept-bounty', payload: { bountyId: ana } })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  await outboxDatabase().entries.clear()
})

test('with no page open the worker sends under the session that lies on the phone', async () => {
  fetched.mockImplementation(served)
  await flushFromWorker({ matchAll: async () => [] })
  expect(await entryById(opId)).toMatchObject({ state: 'applied' })
})

test('an open page is asked instead', async () => {
  const postMessage = vi.fn<(message: unknown, ports: Transferable[]) => void>((_, [port]) => {
    if (port instanceof MessagePort) port.postMessage('flush-outbox')
  })
  // Uncontrolled pages count: one that was reloaded past the worker sends as well.
  await flushFromWorker({ matchAll: async ({ includeUncontrolled }) => (includeUncontrolled ? [{ postMessage }] : []) })
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'flush-outbox' }, [expect.any(MessagePort)])
  expect(fetched).not.toHaveBeenCalled()
})

test('a page that is listed and doesn’t answer, frozen or just being closed, leaves the sending to the worker', async () => {
  vi.spyOn(systemClock, 'after').mockImplementationOnce((_, call) => {
    queueMicrotask(call)
    return () => undefined
  })
  fetched.mockImplementation(served)
  await flushFromWorker({ matchAll: async () => [{ postMessage: () => undefined }] })
  expect(await entryById(opId)).toMatchObject({ state: 'applied' })
})

test('an expired token is renewed by the worker itself, and the act sent once more', async () => {
  const renewed = { access_token: 'b', refresh_token: 's', expires_at: 2, user: { id: ana, email: 'ana@example.test' } }
  const tokens: string[] = []
  fetched.mockImplementation(async (address, request) => {
    if (new URL(new Request(address).url).searchParams.has('grant_type')) return new Response(JSON.stringify(renewed))
    if (isQuestion(address)) return Response.json(ana)
    const token = new Headers(request?.headers).get('Authorization') ?? ''
    tokens.push(token)
    if (token === 'Bearer a') return new Response('{"code":"PGRST301","message":"x","details":null,"hint":null}', { status: 401 })
    return new Response(JSON.stringify(applied))
  })
  await flushFromWorker({ matchAll: async () => [] })
  expect(tokens).toEqual(['Bearer a', 'Bearer b'])
  expect(await entryById(opId)).toMatchObject({ state: 'applied' })
})

test('on a full device the engine’s own steps take their room from the cache', async () => {
  const { entries } = outboxDatabase()
  vi.spyOn(entries, 'bulkPut').mockImplementationOnce(() => Dexie.Promise.reject(new DOMException('', 'QuotaExceededError')))
  fetched.mockImplementation(served)
  await flushFromWorker({ matchAll: async () => [] })
  expect(await entryById(opId)).toMatchObject({ state: 'applied' })
})

test('what could not go makes the browser call again', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(flushFromWorker({ matchAll: async () => [] })).rejects.toThrow('1 acts wait to be sent.')
  expect(await entryById(opId)).toMatchObject({ state: 'queued' })

  // The next call comes before the wait after that failure is over: the network is what it waited for.
  fetched.mockImplementation(served)
  await flushFromWorker({ matchAll: async () => [] })
  expect(await entryById(opId)).toMatchObject({ state: 'applied' })
})
