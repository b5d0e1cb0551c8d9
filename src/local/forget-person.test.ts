import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { EntryDraft } from '../domain/outbox/entry'
import { draftsOf, saveDraft } from './drafts'
import { forgetPerson } from './forget-person'
import { enqueue } from './outbox'
import { outboxDatabase } from './databases'
import { readOwn, saveOwn } from './own-values'
import { photoBytes } from './outbox-reads'
import { SESSION_KEY, sessionStorage } from './session-storage'
import { saveSharedPhoto, sharedPhoto } from './shared-photo'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [ana, ben] = [id(1), id(2)]
const completion = (n: number, ownerId: string): EntryDraft => ({
  opId: id(n),
  ownerId,
  kind: 'complete-bounty',
  payload: { bountyId: id(3), notes: '' },
})
const message = (n: number, author: string | null): EntryDraft => ({
  opId: id(n),
  ownerId: null,
  author,
  kind: 'send-contact-message',
  payload: { name: 'A', email: 'a@example.test', message: 'Hello' },
})
const photo = (n: number) => ({ id: id(n), bytes: new Uint8Array([1]).buffer, type: 'image/jpeg' as const, sha256: 'ab' })
const owners = [ana, ben, null]

beforeAll(async () => {
  await enqueue(completion(10, ana), photo(20))
  await enqueue(completion(11, ben), photo(21))
  for (const [index, owner] of owners.entries()) {
    await enqueue(message(12 + index, owner))
    await saveDraft({ id: id(30 + index), ownerId: owner, key: 'fund-bounty:1', value: { amount: '25' } })
    await saveOwn(owner, 'profile', 'typed')
  }
  await saveSharedPhoto({ bytes: photo(22).bytes, type: 'image/jpeg', ownerId: ana, bountyId: null, receivedAt: 1 })
  await sessionStorage.setItem(SESSION_KEY, 'kept')
  vi.stubGlobal('localStorage', { ...notes, removeItem: (key: string) => delete notes[key] })
  await forgetPerson(ana, 'nothing')
})
afterAll(() => void vi.unstubAllGlobals())

const notes: Record<string, string> = {
  'reading-progress': 'the visitor’s',
  [`reading-progress:${ana}`]: 'read',
  [`question-answers:${ana}`]: 'answered',
  [`reader-notes:${ana}`]: 'noted',
  [`weekly-plan:${ana}`]: 'planned',
  [`next-steps:${ana}`]: 'ticked',
  [`practice-log:${ana}`]: 'logged',
  [`reading-progress:${ben}`]: 'read',
  [`question-answers:${ben}`]: 'answered',
  [`reader-notes:${ben}`]: 'noted',
}

test('so is what they read, answered, noted, planned, ticked and logged, and nobody else’s', () => {
  expect(Object.keys(notes)).toEqual([
    'reading-progress',
    `reading-progress:${ben}`,
    `question-answers:${ben}`,
    `reader-notes:${ben}`,
  ])
})

test('acts, messages and photos of this person are gone, another’s and the visitor’s stay', async () => {
  expect(await outboxDatabase().entries.toCollection().primaryKeys()).toEqual([id(11), id(13), id(14)])
  expect(await photoBytes(id(20))).toBeNull()
  expect(await photoBytes(id(21))).not.toBeNull()
  expect(await sharedPhoto(ana, 1)).toBeNull()
})

test('so are drafts and what is kept under this person’s id, and nothing else of the small store', async () => {
  const left = await Promise.all(owners.map(async (owner) => [(await draftsOf(owner)).length, await readOwn(owner, 'profile')]))
  expect(left).toEqual([
    [0, undefined],
    [1, 'typed'],
    [1, 'typed'],
  ])
  expect(await sessionStorage.getItem(SESSION_KEY)).toBe('kept')
})
