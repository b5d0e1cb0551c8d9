import * as v from 'valibot'
import { expect, test } from 'vitest'
import { entrySearchSchema } from './entry-search'

test.each([
  [{ entry: 'op' }, 'op'],
  [{}, undefined],
  [{ entry: 5 }, undefined],
  [{ entry: ['op'] }, undefined],
  [{ entry: null, fbclid: 'x' }, undefined],
])('%j names the entry %s', (search, entry) => {
  expect(v.parse(entrySearchSchema, search)).toEqual({ entry })
})
