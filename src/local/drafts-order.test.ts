import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { draftsOf, dropDraft, saveDraft } from './drafts'
import { outboxDatabase } from './outbox-database'

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
