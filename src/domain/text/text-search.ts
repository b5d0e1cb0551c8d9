/** A run of text; `isMatch` runs are what the query found, to be marked. Joined, the pieces are the whole text. */
export type TextPiece = { readonly text: string; readonly isMatch: boolean }

/** Cuts a text at each occurrence of a word. Overlapping words melt into one match. */
export function markWords(text: string, words: readonly string[]): TextPiece[] {
  const lower = comparable(text)
  const isMatch = Array.from({ length: text.length }, () => false)
  for (const word of words) {
    if (word === '') continue
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) isMatch.fill(true, at, at + word.length)
  }
  const pieces: { text: string; isMatch: boolean }[] = []
  for (let index = 0; index < text.length; index += 1) {
    const last = pieces.at(-1)
    const here = isMatch[index] ?? false
    if (last !== undefined && last.isMatch === here) last.text += text.charAt(index)
    else pieces.push({ text: text.charAt(index), isMatch: here })
  }
  return pieces
}

/**
 * A text as searches compare it: lower case, and the printer's quotation marks and apostrophes as a keyboard types them. The length
 * stays, so that positions hold: "İ" would become two characters.
 */
export function comparable(text: string): string {
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')
}

const letters = new Map(
  Object.entries({ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ', æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' }),
)

const plainAscii = /^[\x20-\x7E]*$/

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .toLowerCase()
    .replace(/[øłđðħŧıςæœßþ]/g, (letter) => letters.get(letter) ?? letter)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
}

/**
 * A text as the search for bounties compares it: no case, no accents, no quotation marks and apostrophes, one hyphen, single blanks. The same
 * rule stands in the database, in private.folded, and both are held to one list.
 */
export function folded(text: string): string {
  return (plainAscii.test(text) ? text.toLowerCase() : withoutAccents(text))
    .replace(/['"`‘’‚‛“”„‟′″«»‹›ʼ]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a query, each to be found anywhere in a folded text and in any order. */
export function foldedWords(query: string): string[] {
  return folded(query).split(' ').filter(Boolean)
}
