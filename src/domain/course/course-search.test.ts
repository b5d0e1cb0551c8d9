import { describe, expect, it } from 'vitest'
import { buildSearchIndex, openSearch, searchTexts, type SearchSource } from './course-search'
import { excerptWith, markTerms, termRanges } from '../text/search-words'

const source = (id: string, title: string, ...blocks: SearchSource['blocks']): SearchSource => ({
  page: 'documentation',
  id,
  week: null,
  group: 'Handbook',
  title,
  blocks: [{ kind: 'title', text: title }, ...blocks],
})
const text = (words: string) => ({ kind: 'text', text: words }) as const

const sources = [
  source('law', 'The limits of the law', text('Force ends when the threat ends.'), text('Call 911 first, then wait.')),
  source('exits', 'Two exits', text('Walk on.'), { kind: 'heading', text: 'Doors' }, text('Find the second one before you sit.')),
  source('call', 'Calling 911', text('Say where you are before you say what you see.')),
  source('bleeding', 'The first minutes', text('Bleeding: press, pack, tourniquet on a limb'), text('Don’t pull a knife out.')),
  source('words', 'Use your voice', text('De-escalation lowers the heat. Follow the door-to-door rule.')),
]
const synonyms = new Map([
  ['police', ['911']],
  ['handcuff', ['second door', 'second one']],
])
const texts = searchTexts(sources)
const search = openSearch(texts, buildSearchIndex(texts), synonyms, { 'stab wound': 'knife', 'way out': 'exits' })
const idsOf = (query: string) => search(query).map(({ place }) => place.id)

const marked = (pieces: readonly { text: string; isMatch: boolean }[]) =>
  pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('')

describe('the search of the course', () => {
  it.each([
    ['nothing', '', []],
    ['one letter', 'e', []],
    ['words that stand everywhere', 'what is the', []],
    ['a word that is nowhere', 'parachute', []],
    ['any case', 'THREAT', ['law']],
    ['titles before texts', '911', ['call', 'law']],
    ['a heading', 'doors', ['exits', 'words']],
    ['the beginning of a word', 'tourn', ['bleeding']],
    ['another form of a word', 'walking', ['exits']],
    ['another form in the text', 'bleed', ['bleeding']],
    ['one slip', 'torniquet', ['bleeding']],
    ['two letters that changed places in a long word', 'tounriquet', ['bleeding']],
    ['no slip in a short word', 'sya', []],
    ['a hyphen', 'de-escalation', ['words']],
    ['without its hyphen', 'deescalation', ['words']],
    ['a part of a word with hyphens', 'escalation', ['words']],
    ['an apostrophe of either kind', "don't", ['bleeding']],
    ['words in two blocks of a place', 'limb knife', ['bleeding']],
    ['a question', 'how do I stop the bleeding?', ['bleeding']],
    ['what holds most of the words, where nothing holds all', 'threat parachute', ['law']],
    ['what is named so and lacks one word, after what holds all', 'call first', ['law', 'call', 'bleeding']],
    ['a synonym', 'police', ['call', 'law']],
    ['a word that nobody types', 'x'.repeat(31), []],
    ['a text that nobody types', `911 ${'walk '.repeat(10_000)}`, ['call', 'exits', 'law']],
    ['a synonym of the stem, of several words', 'handcuffs', ['exits']],
    ['what is meant by words together', 'stab wound', ['bleeding']],
    ['the same in another form and order, among others', 'wounds stabbing limb', ['bleeding']],
    ['a word of them alone as it is', 'way', []],
  ])('finds by %s', (_, query, ids) => expect(idsOf(query)).toEqual(ids))

  it('leads to the block that fits best, and shows it', () => {
    const [hit] = search('second')
    expect(hit).toMatchObject({ at: 'Find the second one before you sit.', place: { id: 'exits' } })
    expect(marked(hit?.excerpt ?? [])).toBe('Find the [second] one before you sit.')
  })

  it('leads to a heading, and shows what follows it', () => {
    const [hit] = search('doors')
    expect(hit?.at).toBe('Doors')
    expect(marked(hit?.excerpt ?? [])).toBe('Find the second one before you sit.')
  })

  it('leads to the title, marks it, and shows where the place begins', () => {
    const [hit] = search('calls 911')
    expect(hit?.at).toBe('Calling 911')
    expect(marked(hit?.title ?? [])).toBe('[Calling] [911]')
    expect(marked(hit?.excerpt ?? [])).toBe('Say where you are before you say what you see.')
  })
})

describe('the words that were found', () => {
  it.each([
    ['in any form', 'Bleeding, bled, bleeds', ['bleed'], '[Bleeding], bled, [bleeds]'],
    ['not within another word', 'The exit exists', ['exit'], 'The [exit] exists'],
    ['by a part of a word with a hyphen', 'Self-defense', ['defens'], '[Self-defense]'],
    ['none', 'The exit', ['door'], 'The exit'],
    ['a letter whose lower case is longer moves nothing', 'İ exit', ['exit'], 'İ [exit]'],
  ])('are marked %s', (_, words, terms, expected) => expect(marked(markTerms(words, new Set(terms)))).toBe(expected))

  it('stand where they stand', () => expect(termRanges('An exit', new Set(['exit']))).toEqual([{ from: 3, to: 7 }]))

  it('stand in about 160 letters of a long text, cut between words', () => {
    const long = `${'Walk on. '.repeat(60)}Find the second exit before you sit. ${'Walk on. '.repeat(60)}`
    const excerpt = excerptWith(new Set(['second']), long)
    expect(excerpt).toContain('Find the second exit')
    expect(excerpt).toMatch(/^… (?:Walk|on\.)/u)
    expect(excerpt).toMatch(/(?:Walk|on\.) …$/u)
    expect(excerpt.length).toBeLessThan(190)
  })
})
