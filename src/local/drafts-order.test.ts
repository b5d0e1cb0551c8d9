import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'
import { draftsOf, dropDraft, readDraft, saveDraft } from './drafts'
import { outboxDatabase } from './databases'

// A file of its own: this must be what first opens the database.
test('what is saved or dropped while the database is first opened is done in the order of the calls', async () => {
  const draft = { id: 'one', ownerId: null, key: 'contact-message' }
  await Promise.all([
    saveDraft({ ...draft, value: 'older' }),
    saveDraft({ ...draft, value: 'newer' }),
    saveDraft({ ...draft, id: 'two', value: 'sent' }),
    dropDraft('two'),
  ])
  expect((await draftsOf(null)).map(({ value }) => value)).toEqual(['newer'])
})

test('what is saved at once is kept where the browser has lost the connection', async () => {
  const ids = ['one', 'two', 'three', 'four', 'five', 'six']
  const draft = { ownerId: null, key: 'contact-message' }
  await saveDraft({ ...draft, id: 'zero', value: 'first' })
  outboxDatabase().backendDB().close()
  expect(await Promise.all(ids.map((id) => saveDraft({ ...draft, id, value: id })))).toEqual(ids.map(() => true))
})

test('a form that is shown anew while its last key is being saved has that too', async () => {
  const draft = { id: 'again', ownerId: null, key: 'complete-bounty:again' }
  await saveDraft({ ...draft, value: 'wor' })
  const database = outboxDatabase()
  const answers: (() => void)[] = []
  vi.spyOn(database, 'open').mockReturnValueOnce(new Dexie.Promise((resolve) => answers.push(() => resolve(database))))
  const saved = saveDraft({ ...draft, value: 'words' })
  const read = readDraft(null, draft.key)
  // Whoever reads after it has its answer by now.
  await draftsOf(null)
  answers.forEach((answer) => answer())
  expect((await read)?.value).toBe('words')
  expect(await saved).toBe(true)
})
