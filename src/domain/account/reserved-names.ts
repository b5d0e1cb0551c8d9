// @in names
import table from './confusables.json'

// The same rule stands in the database, in private.is_reserved_name, and is held to the same list of names. Both have the table of look-alikes
// from Unicode's own (UTS 39): `npm run confusables` writes it here and there.

/** Each row: Latin letters or digits, and the characters that pass for them. */
const readingOf = (rows: readonly (readonly string[])[]) =>
  new Map(rows.flatMap(([latin = '', seen = '']) => Array.from(seen, (each): [string, string] => [each, latin])))

const letters = readingOf(table.letters)
const signs = readingOf(table.signs)

const readBy = (reading: ReadonlyMap<string, string>, text: string) =>
  Array.from(text, (each) => reading.get(each) ?? each).join('')

/** Latin letters and digits that are told apart with difficulty, as the same; r and n beside each other are an m, and two v a w. */
const alike: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', m: 'rn', w: 'vv' }

/** What is compared of a text in Latin letters: no case, nothing but letters and digits. */
export const compared = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
    .replace(/[01imw]/g, (each) => alike[each] ?? each)

/** A name as the eye takes it: no marks, no case, look-alikes as the Latin letters they pass for. Two names of one look have one skeleton by UTS 39. */
export const lookOf = (name: string): string => compared(readBy(letters, name.normalize('NFKD')))

/** The name with its signs read as the letters they pass for: a bar is an l or parts two words, a long s is an s or passes for an f, and a mu an m or a u. */
export const signsAsLetters = (name: string): string => readBy(signs, name.normalize('NFD'))

/**
 * What a name may not claim, unless a moderator has it. `anywhere` and `asWord` make every name that has them the academy's; `whole` ones
 * are reserved alone or with nothing but each other and `beside`: Chris Staff is a person's name, and Staff Team is not.
 */
export const reservedNames = {
  anywhere: ['Wayfinder', 'Moderator', 'Administrator'],
  asWord: ['Admin', 'Admins'],
  whole: ['Anonymous', 'Staff', 'Instructor', 'Instructors', 'Academy', 'Support'],
  beside: ['The', 'Our', 'Of', 'Team', 'Member', 'Head', 'Chief', 'Lead', 'Official', 'Site', 'Desk', 'Cadet', 'Training'],
} as const

/** What stands in brackets, or behind a bar or a dash, speaks for itself: Jordan (staff). */
const betweenParts = /[()[\]{}<>|/:~@·•–—]|\s-\s/
const betweenWords =
  /[\s!-/:-@[-`{-~\u00A0-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u2000-\u206F\u2190-\u245F\u2500-\u2BFF\u3000-\u303F]+/

/** What each row of neighbouring words looks like, from one word to all of them: a name between a title and a degree is one of them. */
function looksWithin(name: string): Set<string> {
  const words = name.split(betweenWords).map(lookOf)
  return new Set(words.flatMap((_, first) => words.map((__, last) => words.slice(first, last + 1).join(''))))
}

/** A name in each of its readings. Of two mus the first may be an m and the second a u, as the letters stand in 'Anonymous'. */
const readingsOf = (name: string) => [name, signsAsLetters(name), signsAsLetters(name.replace(/[μ\u00B5]/, 'm'))]

/** May this name be mistaken for the academy's? The server asks it of its moderators' names too. */
export const isReservedName = (name: string): boolean => readingsOf(name).some(isReservedAsRead)

function isReservedAsRead(name: string): boolean {
  const { anywhere, asWord } = reservedNames
  const look = lookOf(name)
  const looks = looksWithin(name)
  return (
    anywhere.some((word) => look.includes(lookOf(word))) ||
    asWord.some((word) => look === lookOf(word) || looks.has(lookOf(word))) ||
    name.split(betweenParts).some(isReservedPart)
  )
}

const reservedWhole = new Set(reservedNames.whole.map(lookOf))
const besideReserved = new Set(reservedNames.beside.map(lookOf))

function isReservedPart(part: string): boolean {
  if (reservedWhole.has(lookOf(part))) return true
  const words = part.split(betweenWords).map(lookOf).filter(Boolean)
  return (
    words.some((word) => reservedWhole.has(word)) && words.every((word) => reservedWhole.has(word) || besideReserved.has(word))
  )
}
