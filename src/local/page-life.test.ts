import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = new EventTarget()
const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted }))

/** The storage of a page, which tests have none of otherwise. */
async function openPage() {
  vi.stubGlobal('document', {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  const [{ outboxDatabase }, { keyvalStore }, { enqueue }, { fund }] = await Promise.all([
    import('./databases'),
    import('./keyval-store'),
    import('./outbox'),
    import('../domain/outbox/fixture'),
  ])
  await outboxDatabase().open()
  const act = () => enqueue(fund(crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()))
  const inKeyval = (mode: IDBTransactionMode) =>
    keyvalStore()(mode, ({ transaction }) => {
      return new Promise<string>((resolve) => {
        transaction.addEventListener('complete', () => resolve('complete'))
        transaction.addEventListener('abort', () => resolve('abort'))
        if (mode === 'readonly') transaction.objectStore('small').get('a')
        else transaction.objectStore('small').put(1, 'a')
      })
    })
  return { act, inKeyval, entries: () => outboxDatabase().entries.count() }
}

let opened: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  opened = await openPage()
  await opened.inKeyval('readonly')
})
afterEach(() => {
  tell('pageshow', true)
  vi.unstubAllGlobals()
})

test('what is under way ends with a page that is kept for the way back, and nothing begins in it', async () => {
  const { act, inKeyval, entries } = opened
  const kept = act()
  const small = inKeyval('readwrite')
  await Promise.resolve()
  tell('pagehide', true)
  await expect(kept).rejects.toMatchObject({ code: 'storage_lost' })
  expect(await small).toBe('abort')
  await expect(inKeyval('readonly')).rejects.toThrow('not allowed')
  await expect(act()).rejects.toMatchObject({ code: 'storage_lost' })

  tell('pageshow', true)
  expect(await entries()).toBe(0)
  await act()
  expect(await entries()).toBe(1)
  expect(await inKeyval('readwrite')).toBe('complete')
})

test('a page that is not kept does what it has begun', async () => {
  const { act, inKeyval, entries } = opened
  const before = await entries()
  const kept = act()
  const small = inKeyval('readwrite')
  tell('pagehide', false)
  await kept
  expect(await small).toBe('complete')
  expect(await entries()).toBe(before + 1)
})
