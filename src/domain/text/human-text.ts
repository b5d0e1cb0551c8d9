// @in site
import { isolated } from './quoted'

// The same rule stands in the database, in private.is_human_text, and is held to the same list of texts.

const picture = '[\\u00A9\\u00AE\\u203C-\\u3299\\u{1F000}-\\u{1FBFF}]'
const virama =
  '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u0F84\\u1039\\u103A\\u17D2\\u1A60\\u1B44\\u1BAA\\u1BAB\\uA806\\uA8C4\\uA953\\uA9C0\\uAAF6\\uABED]'
const joining =
  '[\\u0620-\\u063F\\u0641-\\u064A\\u066E\\u066F\\u0671-\\u06D3\\u06D5\\u06EE\\u06EF\\u06FA-\\u06FC\\u06FF\\u0710-\\u072F\\u0750-\\u077F\\u07CA-\\u07EA\\u08A0-\\u08C9][\\u0610-\\u061A\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED]*'
const unspaced = '[\\u0E01-\\u0EDF\\u0F40-\\u0FBC\\u1000-\\u109F\\u1780-\\u17E9\\u1950-\\u19DF\\uA9E0-\\uA9FE\\uAA60-\\uAA7F]'
const toTheLeft = '[\\u0590-\\u05FF\\u0620-\\u08FF\\uFB1D-\\uFDFB\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EEFF}]'

/** What can't be seen and is needed where it stands, by the context rules of Unicode (UAX 31, UTS 51, UTS 37): taken away, the rest can be judged. */
const needed: readonly (readonly [RegExp, string])[] = [
  // The joiner between two pictures of an emoji, the text form of a picture, and the tags of a region's flag.
  [new RegExp(`(${picture}\\uFE0F?)\\u200D(?=${picture})`, 'gu'), '$1'],
  [new RegExp(`(${picture})\\uFE0E`, 'gu'), '$1'],
  [/\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}/gu, '\u{1F3F4}'],
  // Joiners beside the sign of India's scripts that takes a vowel away.
  [new RegExp(`(${virama})[\\u200C\\u200D]`, 'gu'), '$1'],
  [new RegExp(`([\\u0900-\\u0DFF])\\u200D(?=${virama})`, 'gu'), '$1'],
  // Joiners between letters that join, as Persian needs them, and the one behind a letter that keeps its middle form.
  [new RegExp(`(${joining})\\u200C(?=${joining})`, 'gu'), '$1'],
  [new RegExp(`(${joining})\\u200D`, 'gu'), '$1'],
  // The end of a word in scripts that have no blank between words.
  [new RegExp(`(${unspaced})\\u200B(?=${unspaced})`, 'gu'), '$1'],
  // Forms of Mongolian letters and of the characters of names in Japan and China.
  [/([\u1820-\u1878])[\u180B-\u180F]/gu, '$1'],
  [/([\u3400-\u9FFF\uF900-\uFAFF\u{20000}-\u{3FFFD}])[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/gu, '$1'],
  // A place where a word may be broken: the database drops it.
  [/\u00AD/gu, ''],
]
const directionMarks = /[\u061C\u200E\u200F]/gu
const hasLeftward = new RegExp(toTheLeft, 'u')

const unseenRanges = [
  '\\u0001-\\u001F',
  '\\u007F-\\u009F',
  '\\u00AD',
  '\\u034F',
  '\\u0600-\\u0605',
  '\\u061C',
  '\\u06DD',
  '\\u070F',
  '\\u0890-\\u0891',
  '\\u08E2',
  '\\u115F-\\u1160',
  '\\u17B4-\\u17B5',
  '\\u180B-\\u180F',
  '\\u200B-\\u200F',
  '\\u2028-\\u202E',
  '\\u2060-\\u206F',
  '\\u2800',
  '\\u3164',
  '\\uD800-\\uDFFF',
  '\\uE000-\\uF8FF',
  '\\uFE00-\\uFE0E',
  '\\uFEFF',
  '\\uFFA0',
  '\\uFFF0-\\uFFFB',
  '\\uFFFE-\\uFFFF',
  '\\u{110BD}',
  '\\u{110CD}',
  '\\u{13430}-\\u{1343F}',
  '\\u{1BCA0}-\\u{1BCA3}',
  '\\u{1D173}-\\u{1D17A}',
  '\\u{E0000}-\\u{10FFFF}',
  '\\u0000',
]
const unseen = new RegExp(`[${unseenRanges.join('')}]`, 'u')
const letterOrDigit =
  /[0-9A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02C1\u0370-\u1FFF\u2100-\u218B\u2C00-\u2DFF\u3005-\u3007\u3031-\u303C\u3041-\u318E\u31A0-\u31FF\u3400-\uD7FB\uF900-\uFDCF\uFDF0-\uFDFB\uFE70-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFDC\u{10000}-\u{1CFFF}\u{1D400}-\u{1D7FF}\u{1DF00}-\u{1EFFF}\u{1FBF0}-\u{1FBF9}\u{20000}-\u{3FFFD}]/u

const across =
  '[\\u0334-\\u0338\\u0488\\u0489\\u1DFC\\u20D2\\u20D3\\u20D8-\\u20DA\\u20DD-\\u20E0\\u20E2-\\u20E6\\u20EA\\u20EB\\uA670-\\uA672]'

/** What is too much of marks, by the first that is found: they cover the lines above and below, or what is beside them, or the letter. */
const heaps: readonly (readonly [RegExp, string])[] = [
  [/\p{M}{6}/u, 'a letter with more than five marks'],
  [/(?:^|\s)\p{M}/u, 'a mark without a letter'],
  [new RegExp(`${across}\\p{M}*${across}`, 'u'), 'a letter with two signs across it'],
]

/** The text without what can't be seen and is needed where it stands. Marks of direction are, in a text that has letters written to the left. */
function withoutNeeded(text: string, hasLines: boolean): string {
  const rest = needed.reduce((left, [found, kept]) => left.replace(found, kept), text)
  const unmarked = hasLeftward.test(rest) ? rest.replace(directionMarks, '') : rest
  return hasLines ? unmarked.replace(/[\t\n\r]/g, ' ') : unmarked
}

const longestPlace = 24

/** What stands before a place in a text, as much of it as a person needs to find the place. */
function wordsBefore(text: string): string {
  const letters = Array.from(text.trimEnd())
  return letters.length <= longestPlace ? letters.join('') : `…${letters.slice(-longestPlace).join('')}`
}

/** What there is in a line that may not be there, and what stands before it; null where there is nothing. */
function wrongIn(line: string): { what: string; before: string } | null {
  const found = unseen.exec(line)
  if (found !== null)
    return {
      what: /[\t\n\r]/.test(found[0]) ? 'a line break or a tab' : 'a character that can’t be seen',
      before: line.slice(0, found.index),
    }
  // What chooses the form of a picture is a mark that shows nothing by itself.
  const shown = line.replaceAll('\uFE0F', '')
  for (const [heap, what] of heaps) {
    const place = shown.search(heap)
    if (place !== -1) return { what, before: shown.slice(0, place) }
  }
  return null
}

/**
 * What a form says of a text in which something can't be seen, with the place, one letter has a heap of
 * marks, a mark has no letter, or that has no letter and no digit; null of any other.
 * `hasLines`: line breaks and tabs are meant.
 */
export function humanTextProblem(text: string, hasLines: boolean): string | null {
  const line = withoutNeeded(text, hasLines)
  const wrong = wrongIn(line)
  if (wrong === null) return letterOrDigit.test(line) ? null : 'Please use at least one letter or digit.'
  const before = wordsBefore(wrong.before)
  return `There is ${wrong.what} ${before === '' ? 'at the beginning' : `after “${isolated(before)}”`}. Please type that place anew.`
}
