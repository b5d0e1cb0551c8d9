import { stemmer } from 'stemmer'
import { comparable, type TextPiece } from './text-search'

const excerptLength = 160

/** Words that stand in every text find nothing. */
const emptyWords = new Set(
  'a an and are as at be but by can could did do does for from had has have how i if in into is it its me my of on or our should so somebody someone than that the their them then there they this to was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

export const isEmptyWord = (word: string) => emptyWords.has(word)

const word = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu

/** A word without accents, apostrophes and the possessive "s". */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}|'s$|'/gu, '')

/** A word without its hyphens, as many write it. */
export const joined = (written: string) => plain(written).replaceAll('-', '')

export const stemOf = (written: string) => stemmer(joined(written))

/** A word in each form that it is found by: as it stands, its stem, and of one with a hyphen its parts as well. */
export function formsOf(written: string): [string, ...string[]] {
  const whole = joined(written)
  const parts = written.split('-').map(plain)
  const stems = [whole, ...parts.filter((part) => part.length > 2)].flatMap((part) => [part, stemmer(part)])
  return [whole, ...new Set(stems.filter((form) => form !== whole))]
}

/** The words of a text or of what was typed, in lower case. */
export const wordsOf = (text: string): string[] => comparable(text).match(word) ?? []

/** Where in a text the words stand that one of the terms is a form of: from and to, in letters. */
export function termRanges(text: string, terms: ReadonlySet<string>): { from: number; to: number }[] {
  const found = [...comparable(text).matchAll(word)].filter(([written]) => formsOf(written).some((form) => terms.has(form)))
  return found.map(({ 0: written, index }) => ({ from: index, to: index + written.length }))
}

/** A text cut at each word that one of the terms is a form of. */
export function markTerms(text: string, terms: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const { from, to } of termRanges(text, terms)) {
    if (from > at) pieces.push({ text: text.slice(at, from), isMatch: false })
    pieces.push({ text: text.slice(from, to), isMatch: true })
    at = to
  }
  return at < text.length ? [...pieces, { text: text.slice(at), isMatch: false }] : pieces
}

/** About 160 letters of a text round the first word that one of the terms is a form of, cut between words. */
export function excerptWith(terms: ReadonlySet<string>, text: string): string {
  const first = termRanges(text, terms)[0]?.from ?? 0
  const from = first < excerptLength / 3 ? 0 : text.indexOf(' ', first - Math.round(excerptLength / 3)) + 1
  if (text.length - from <= excerptLength) return `${from === 0 ? '' : '… '}${text.slice(from)}`
  const to = text.lastIndexOf(' ', from + excerptLength)
  return `${from === 0 ? '' : '… '}${text.slice(from, to <= from ? from + excerptLength : to)} …`
}
