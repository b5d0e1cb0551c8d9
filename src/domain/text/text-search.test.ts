import { describe, expect, it } from 'vitest'
import { markWords, folded, foldedWords } from './text-search'
import corpus from './folded-corpus.json'

const marked = (pieces: readonly { text: string; isMatch: boolean }[]) =>
  pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('')

describe('markWords', () => {
  it.each([
    ['no words', 'Exit', [], 'Exit'],
    ['keeps the case of the text', 'Exit by the exit', ['exit'], '[Exit] by the [exit]'],
    ['overlapping words melt', 'awareness', ['aware', 'ware', 'reness'], '[awareness]'],
    ['signs are not patterns', 'a.c abc', ['a.c'], '[a.c] abc'],
    ['a letter whose lower case is longer moves nothing', 'İ exit', ['exit'], 'İ [exit]'],
  ])('%s', (_, text, words, expected) => expect(marked(markWords(text, words))).toBe(expected))
})

it.each(corpus)('$text is found by $query: $found', ({ text, query, found }) => {
  expect(foldedWords(query).every((word) => folded(text).includes(word))).toBe(found)
})
