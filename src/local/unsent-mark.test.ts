import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  kept.clear()
  await Dexie.delete('wayfinder-outbox')
})

const outboxIsThere = async () => {
  const database = new Dexie('wayfinder-outbox')
  database.version(1).stores({ entries: '&opId' })
  await database.open()
  database.close()
}
const looked = async () => {
  const mark = await import('./unsent-mark')
  await mark.findUnsentMark()
  return mark.hasUnsentMark()
}

test('a phone with no outbox has nothing unsent', async () => {
  expect(await looked()).toBe(false)
})

test('with the mark gone and an outbox there, something may wait', async () => {
  await outboxIsThere()
  expect(await looked()).toBe(true)
})

test('in a browser that can’t list its databases something may wait', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValueOnce(new DOMException('', 'UnknownError'))
  expect(await looked()).toBe(true)
  vi.resetModules()
  vi.stubGlobal('indexedDB', { open: () => undefined })
  expect(await looked()).toBe(true)
  vi.resetModules()
  vi.stubGlobal('indexedDB', {
    databases: () => {
      throw new DOMException('', 'SecurityError')
    },
  })
  expect(await looked()).toBe(true)
  vi.unstubAllGlobals()
})

test('a mark that says nothing waits is believed', async () => {
  await outboxIsThere()
  kept.set('unsent', '0')
  expect(await looked()).toBe(false)
})

test('where localStorage is forbidden the page knows what it kept itself', async () => {
  vi.stubGlobal('localStorage', undefined)
  const mark = await import('./unsent-mark')
  mark.noteUnsent(true)
  expect(mark.hasUnsentMark()).toBe(true)
  mark.noteUnsent(false)
  expect(mark.hasUnsentMark()).toBe(false)
})
