import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSync } from '../../sync/start-sync'
import { deliver } from './delivery'

const applied = (op_id: string) => ({
  op_id,
  outcome: 'applied',
  code: null,
  replayed: false,
  entity: null,
  server_time: '2026-11-21T00:00:00Z',
})
const opId = '00000000-0000-4000-8000-000000000030'
const send = () =>
  deliver(
    { opId, kind: 'send-contact-message', payload: { name: 'Ana', email: 'ana@example.test', message: 'When?' } },
    () => undefined,
  )

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', { origin: 'https://academy.test' })
})
afterEach(() => {
  startSync()()
  vi.unstubAllGlobals()
})

test('a message that the server takes was sent, though the browser says that there is no network', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.endsWith('/server_epoch') ? opId : applied(opId)))
  expect(await send()).toBe('sent')
})
