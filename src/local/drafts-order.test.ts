import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { draftsOf, dropDraft, saveDraft } from './drafts'

// A file of its own: these must be the first to open the database.
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
