import { expect, it } from 'vitest'
import { folded, foldedWords } from './folded'
import corpus from './folded-corpus.json'

it.each(corpus)('$text is found by $query: $found', ({ text, query, found }) => {
  expect(foldedWords(query).every((word) => folded(text).includes(word))).toBe(found)
})
