import MiniSearch, { type AsPlainObject, type Query } from 'minisearch'
import type { WeekNumber } from './course-week'
import { excerptWith, formsOf, isEmptyWord, joined, markTerms, stemOf, wordsOf } from '../text/search-words'
import type { TextPiece } from '../text/text-search'

/** Where something can be found: a section of the course, of Cadet Week 1 or of the handbook, an answer of the FAQ, or a guided module. */
export type SearchPlace = {
  readonly page: 'course' | 'week1-content' | 'documentation' | 'faq' | 'training'
  /** The id of the section; of an answer the id of its category. */
  readonly id: string
  readonly week: WeekNumber | null
  /** What a person sees as its place, such as "Week 3". */
  readonly group: string
  readonly title: string
}

/** One paragraph, list item, row or heading of a place; of its title there is one, and of its group. */
export type SearchBlock = { readonly place: number; readonly kind: 'title' | 'group' | 'heading' | 'text'; readonly text: string }

export type SearchSource = SearchPlace & { readonly blocks: readonly Omit<SearchBlock, 'place'>[] }

/** Everything that is searched. `blocks` name their place by its number. */
export type SearchTexts = { readonly places: readonly SearchPlace[]; readonly blocks: readonly SearchBlock[] }

/** `at`: the words of the block that fits best, where the reader is to arrive. `terms`: what of the texts was found. */
export type FoundPlace = {
  readonly place: SearchPlace
  readonly title: readonly TextPiece[]
  readonly excerpt: readonly TextPiece[]
  readonly at: string
  readonly terms: ReadonlySet<string>
}

const boost = { title: 6, group: 2, heading: 3, text: 1 }
const shortestQuery = 2

/** Of more than that nobody types; a slip of the finger is looked for in time that grows with the square of a word's length. */
const longest = { query: 200, word: 30 }

const options = {
  fields: ['title', 'group', 'heading', 'text'],
  tokenize: wordsOf,
  processTerm: (term: string) => (isEmptyWord(term) ? null : formsOf(term)),
}

export function searchTexts(sources: readonly SearchSource[]): SearchTexts {
  const blocks = sources.flatMap((source, place) => source.blocks.map((block) => ({ ...block, place })))
  return { places: sources.map(({ page, id, week, group, title }) => ({ page, id, week, group, title })), blocks }
}

/** The index of the blocks by their numbers, as JSON and without these. That of the lessons is made at build, since it takes a phone a quarter of a second. */
export function buildSearchIndex({ blocks }: SearchTexts): string {
  const index = new MiniSearch(options)
  index.addAll(blocks.map(({ kind, text }, id) => ({ id, [kind]: text })))
  return JSON.stringify({ ...index.toJSON(), documentIds: undefined })
}

function readIndex(json: string, blocks: readonly SearchBlock[]): MiniSearch {
  const index: AsPlainObject = JSON.parse(json)
  return MiniSearch.loadJS({ ...index, documentIds: Object.fromEntries(blocks.map((_, id) => [id, id])) }, options)
}

/** Slips of the finger in a word as long as this: one, and two where one finds nothing. Two letters that changed places count as two. */
const slips = [
  { most: 1, from: 4 },
  { most: 2, from: 8 },
]

/** Also finds words that begin so, since a person may not have typed the end yet. */
const beginnings = (term: string) => term.length > 2

/** What is looked for is in its form already. */
const asItIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term }

/** A word in all its forms. A stem and what stands for the word by its meaning are looked for as they are. */
function exactly(written: string, others: readonly string[]): Query {
  const [whole, ...stems] = formsOf(written)
  return {
    ...asItIs,
    combineWith: 'OR',
    queries: [
      { queries: [whole], prefix: beginnings },
      ...stems,
      ...others.map((other) => ({
        queries: wordsOf(other).map((each) => stemOf(each)),
        combineWith: 'AND' as const,
        boost: { title: 1, group: 0.3, heading: 0.5, text: 0.2 },
      })),
    ],
  }
}

const withSlips = (written: string, most: number): Query => ({ ...asItIs, queries: [joined(written)], fuzzy: most })

type Hit = { score: number; terms: Set<string>; words: Set<string> }

/**
 * Searches texts by the index that the build has made of them: places that hold every word of the query in some form, or else the most of them; the best first, titles
 * before headings before texts. Behind them stand those whose name holds all but one. For what `meanings` name other words are looked for; `synonyms` are
 * looked for as well.
 */
export function openSearch(
  { places, blocks }: SearchTexts,
  index: string,
  synonyms: ReadonlyMap<string, readonly string[]>,
  meanings: Readonly<Record<string, string>>,
): (query: string) => FoundPlace[] {
  const engine = readIndex(index, blocks)
  const meant = Object.entries(meanings).map(([typed, words]) => ({ stems: wordsOf(typed).map(stemOf), words: wordsOf(words) }))

  /** What was typed in the words of the texts. */
  const asWritten = (typed: readonly string[]) =>
    meant.reduce((all, { stems, words }) => {
      const known = all.map(stemOf)
      return stems.every((stem) => known.includes(stem))
        ? [...all.filter((_, nth) => !stems.includes(known[nth] ?? '')), ...words]
        : all
    }, typed)

  const others = (written: string) => {
    const [whole, stem = ''] = formsOf(written)
    return synonyms.get(whole) ?? synonyms.get(stem) ?? []
  }

  /** Slips of the finger count only for what is found nowhere as it was typed. */
  function blocksWith(written: string) {
    const tries: Query[] = [
      exactly(written, others(written)),
      ...slips.filter(({ from }) => written.length >= from).map(({ most }) => withSlips(written, most)),
    ]
    for (const query of tries) {
      const found = engine.search(query, { boost })
      if (found.length > 0) return found
    }
    return []
  }

  const following = (nth: number, from: number) => blocks.slice(from).find(({ place, kind }) => place === nth && kind === 'text')

  /** By place and block: what was found of these words, and how well. */
  function hitsOf(words: readonly string[]): Map<number, Map<number, Hit>> {
    const hits = new Map<number, Map<number, Hit>>()
    for (const each of words) {
      for (const { id, score, terms } of blocksWith(each)) {
        const place = blocks[Number(id)]?.place ?? 0
        const ofPlace = hits.get(place) ?? new Map<number, Hit>()
        const hit = ofPlace.get(Number(id)) ?? { score: 0, terms: new Set(), words: new Set() }
        ofPlace.set(Number(id), {
          score: hit.score + score,
          terms: new Set([...hit.terms, ...terms]),
          words: hit.words.add(each),
        })
        hits.set(place, ofPlace)
      }
    }
    return hits
  }

  return (query) => {
    if (query.trim().length < shortestQuery) return []
    const typed = wordsOf(query.slice(0, longest.query)).filter((each) => each.length <= longest.word && !isEmptyWord(each))
    const words = [...new Set(asWritten(typed))]
    const found = [...hitsOf(words)].flatMap(([nth, hits]) => {
      const place = places[nth]
      const best = [...hits].toSorted(([, a], [, b]) => b.words.size - a.words.size || b.score - a.score)
      const first = best[0]
      if (!place || !first) return []
      const covered = new Set(best.flatMap(([, hit]) => [...hit.words])).size
      const isNamed = blocks[first[0]]?.kind !== 'text'
      return [{ nth, place, best, covered, isNamed, score: first[1].score }]
    })
    const most = Math.max(0, ...found.map(({ covered }) => covered))
    return found
      .filter(({ covered, isNamed }) => covered === most || (isNamed && covered === most - 1))
      .toSorted((a, b) => b.covered - a.covered || b.score - a.score || a.nth - b.nth)
      .map(({ nth, place, best }) => shown(place, nth, best))
  }

  /** What is shown is where the reader arrives: the paragraph, as long as a heading doesn't fit better. */
  function shown(place: SearchPlace, nth: number, best: readonly (readonly [number, Hit])[]): FoundPlace {
    const terms = new Set(best.flatMap(([, hit]) => [...hit.terms]))
    const most = best[0]?.[1].words.size ?? 0
    const paragraph = best.find(([id, hit]) => blocks[id]?.kind === 'text' && hit.words.size === most)
    const id = paragraph?.[0] ?? best[0]?.[0] ?? 0
    const block = blocks[id]
    const text = block?.kind === 'text' ? block : following(nth, id)
    return {
      place,
      title: markTerms(place.title, terms),
      excerpt: markTerms(excerptWith(terms, text?.text ?? ''), terms),
      at: block && block.kind !== 'group' ? block.text : place.title,
      terms,
    }
  }
}
