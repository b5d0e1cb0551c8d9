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
