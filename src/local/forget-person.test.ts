import 'fake-indexeddb/auto'
import { beforeAll, expect, test } from 'vitest'
import type { EntryDraft } from '../domain/outbox/entry'
import { readDraft, saveDraft } from './drafts'
import { forgetPerson } from './forget-person'
import { enqueue } from './outbox'
import { outboxDatabase } from './outbox-database'
import { photoBytes } from './photos'
import { SESSION_KEY, sessionStorage } from './session-storage'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [ana, ben] = [id(1), id(2)]
const completion = (n: number, ownerId: string): EntryDraft => ({
  opId: id(n),
  ownerId,
  kind: 'complete-bounty',
  payload: { bountyId: id(3), notes: '' },
})
const photo = (n: number) => ({ id: id(n), bytes: new Uint8Array([1]).buffer, type: 'image/jpeg' as const, sha256: 'ab' })

beforeAll(async () => {
  await enqueue(completion(10, ana), photo(20))
  await enqueue(completion(11, ben), photo(21))
  await saveDraft('fund-bounty:1', { amount: '25' })
  await sessionStorage.setItem(SESSION_KEY, 'kept')
  await forgetPerson(ana)
})

test('the acts and photos of the deleted account are gone, another’s stay', async () => {
  expect(await outboxDatabase().entries.toCollection().primaryKeys()).toEqual([id(11)])
  expect(await photoBytes(id(20))).toBeNull()
  expect(await photoBytes(id(21))).not.toBeNull()
})

test('forms left half filled are gone, the rest of the small store stays', async () => {
  expect(await readDraft('fund-bounty:1')).toBeUndefined()
  expect(await sessionStorage.getItem(SESSION_KEY)).toBe('kept')
})
