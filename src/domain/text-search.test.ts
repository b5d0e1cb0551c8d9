import { describe, expect, it } from 'vitest'
import { type SearchDocument, markWords, searchDocuments, searchWords } from './text-search'

const documents: SearchDocument[] = [
  { id: 'law', group: 'Week 1', title: 'The limits of the law', text: 'Force ends when the threat ends. Call 911 first.' },
  {
    id: 'exits',
    group: 'Week 2',
    title: 'Two exits',
    text: `${'Walk on. '.repeat(60)}Find the second exit before you sit. ${'Walk on. '.repeat(60)}`,
  },
  { id: 'call', group: 'Week 5', title: 'Calling 911', text: 'Say where you are before you say what you see.' },
]

const marked = (pieces: readonly { text: string; isMatch: boolean }[]) =>
  pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('')

describe('searchWords', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['a', []],
    [' 911 ', ['911']],
    ['The  the LAW', ['the', 'law']],
  ])('%j', (query, words) => expect(searchWords(query)).toEqual(words))
})

describe('searchDocuments', () => {
  it.each([
    ['one letter finds nothing', 'e', []],
    ['any case', 'THREAT', ['law']],
    ['title before text', '911', ['call', 'law']],
    ['every word must stand somewhere', 'threat 911', ['law']],
    ['words across title and text', 'exits second', ['exits']],
    ['no match', 'parachute', []],
  ])('%s', (_, query, ids) => expect(searchDocuments(documents, query).map((hit) => hit.document.id)).toEqual(ids))

  it('shows the surroundings of a match deep in a long text, cut between words', () => {
    const [hit] = searchDocuments(documents, 'second')
    const excerpt = marked(hit?.excerpt ?? [])
    expect(excerpt).toContain('Find the [second] exit')
    expect(excerpt).toMatch(/^… (?:Walk|on\.)/u)
    expect(excerpt).toMatch(/(?:Walk|on\.) …$/u)
    expect(excerpt.length).toBeLessThan(190)
  })
})

describe('markWords', () => {
  it.each([
    ['no words', 'Exit', [], 'Exit'],
    ['keeps the case of the text', 'Exit by the exit', ['exit'], '[Exit] by the [exit]'],
    ['overlapping words melt', 'awareness', ['aware', 'ware', 'reness'], '[awareness]'],
    ['signs are not patterns', 'a.c abc', ['a.c'], '[a.c] abc'],
    ['a letter whose lower case is longer moves nothing', 'İ exit', ['exit'], 'İ [exit]'],
  ])('%s', (_, text, words, expected) => expect(marked(markWords(text, words))).toBe(expected))
})
