import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import type { EntryDraft } from '../domain/outbox/entry'
import { draftsOf, dropDraft, readDraft, saveDraft, takeOverDraft } from './drafts'
import { keyvalStore } from './keyval-store'
import { LocalFailure } from './local-failure'
import { closeEntry, enqueue } from './outbox'
import { outboxDatabase } from './databases'
import { entryById } from './outbox-reads'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [ana, ben, bounty] = [id(1), id(2), id(3)]
const key = `fund-bounty:${bounty}`
const draft = (n: number, amount: string, ownerId: string | null = ana) => ({ id: id(n), ownerId, key, value: { amount } })
const pledge = (n: number, amountCents = 2500): EntryDraft => ({
  opId: id(n),
  ownerId: ana,
  kind: 'fund-bounty',
  payload: { bountyId: bounty, amountCents, anonymous: false },
})

afterEach(async () => {
  vi.restoreAllMocks()
  await outboxDatabase().entries.clear()
  await outboxDatabase().drafts.clear()
})

test('a draft comes back to whose it is, and to nobody else', async () => {
  await saveDraft(draft(10, '25'))
  await saveDraft(draft(11, '50', ben))
  await saveDraft(draft(12, '75', null))
  expect(await readDraft(ana, key)).toEqual(draft(10, '25'))
  expect(await readDraft(ben, key)).toEqual(draft(11, '50', ben))
  expect(await readDraft(null, key)).toEqual(draft(12, '75', null))
  await dropDraft(id(11))
  expect(await readDraft(ben, key)).toBeUndefined()
  expect(await draftsOf(ana)).toHaveLength(1)
})

test('the act takes its own draft with it, and no other', async () => {
  await saveDraft(draft(10, '25'))
  await saveDraft(draft(11, '50'))
  await enqueue(pledge(20), undefined, [id(11)])
  expect(await draftsOf(ana)).toEqual([draft(10, '25')])
})

test('an act that can’t be kept leaves its draft', async () => {
  await saveDraft(draft(10, '25'))
  vi.spyOn(outboxDatabase().drafts, 'bulkDelete').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await expect(enqueue(pledge(20), undefined, [id(10)])).rejects.toEqual(new LocalFailure('storage_full'))
  expect(await entryById(id(20))).toBeUndefined()
  expect(await readDraft(ana, key)).toEqual(draft(10, '25'))
})

test('an act under a number that another one has is refused, and leaves its draft', async () => {
  await enqueue(pledge(20))
  await saveDraft(draft(10, '50'))
  await expect(enqueue(pledge(20, 5000), undefined, [id(10)])).rejects.toEqual(new LocalFailure('op_id_taken'))
  expect(await readDraft(ana, key)).toEqual(draft(10, '50'))
})

test('what a window types that still held the form once another has sent it is kept, and an act of its own', async () => {
  await saveDraft(draft(10, '25'))
  await enqueue(pledge(20), undefined, [id(10)])
  expect(await draftsOf(ana)).toEqual([])
  await saveDraft(draft(10, '50'))
  expect(await readDraft(ana, key)).toEqual(draft(10, '50'))
  await enqueue(pledge(21, 5000), undefined, [id(10)])
  expect(await draftsOf(ana)).toEqual([])
})

const edits = [
  ['stands in its own form while the act may come back refused', null, `edit:${id(20)}`],
  ['goes on in the form of a new act once the act was put away', closeEntry, key],
  ['goes on there once nothing is left of the act', (opId: string) => outboxDatabase().entries.delete(opId), key],
] as const
test.each(edits)('a change that was begun %s', async (_, end, found) => {
  await enqueue(pledge(20))
  const begun = { ...draft(10, '31'), key: `edit:${id(20)}`, home: key }
  await saveDraft(begun)
  await outboxDatabase().entries.update(id(20), { state: 'rejected' })
  await end?.(id(20))
  const stands = { ...begun, key: found }
  expect(await draftsOf(ana)).toEqual([stands])
  expect(await readDraft(ana, found)).toEqual(stands)
  expect(await readDraft(ana, found === key ? begun.key : key)).toBeUndefined()
  expect(await draftsOf(ben)).toEqual([])
})

test('a change without a form that goes on with it is not shown once its act is gone, nor counted', async () => {
  await saveDraft({ ...draft(10, '31'), key: `edit:${id(20)}` })
  expect(await draftsOf(ana)).toEqual([])
})

test('an act waits for the last key before it takes the draft', async () => {
  const database = outboxDatabase()
  const answers: (() => void)[] = []
  vi.spyOn(database, 'open').mockReturnValueOnce(new Dexie.Promise((resolve) => answers.push(() => resolve(database))))
  const saved = saveDraft(draft(10, '25'))
  const kept = enqueue(pledge(20), undefined, [id(10)])
  // Whoever reads after it has its answer by now.
  await draftsOf(ana)
  answers.forEach((answer) => answer())
  expect(await saved).toBe(true)
  await kept
  expect(await draftsOf(ana)).toEqual([])
})

test('the form that led to the sign-in is the person’s, and hides nothing that they had', async () => {
  await saveDraft(draft(10, '25'))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
  await saveDraft(draft(11, '50', null))
  await takeOverDraft(key, ana)
  expect(await readDraft(ana, key)).toEqual(draft(11, '50'))
  expect(await readDraft(null, key)).toBeUndefined()
  expect(await draftsOf(ana)).toHaveLength(2)
})

test.each([
  ['the person who is signed in takes over', ana, [{ amount: '25' }, { notes: 'Seen.', photo: 1 }]],
  ['a visitor finds none of', null, []],
])('%s the forms of a version before drafts had owners', async (_, ownerId, found) => {
  vi.resetModules()
  await set(`draft:${key}`, { amount: '25' }, keyvalStore())
  await set(`draft:complete-bounty:${bounty}`, { notes: 'Seen.', photo: 1 }, keyvalStore())
  const drafts = await import('./drafts')
  const names = [key, `complete-bounty:${bounty}`, `complete-bounty:${bounty}:photo`]
  const read = await Promise.all(names.map((name) => drafts.readDraft(ownerId, name)))
  expect(read.slice(0, 2).flatMap((one) => (one ? [one.value] : []))).toEqual(found)
  expect(read[2]?.value).toEqual(found[1])
  const { oldDrafts } = await import('./drafts')
  expect(await oldDrafts()).toEqual([])
})
