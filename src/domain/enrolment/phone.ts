import { latinDigits } from '../text/numbers'

const US_DIGITS = 10

const digitsOf = (value: string) => value.replace(/\D/g, '')

const isInternational = (value: string) => value.trimStart().startsWith('+')

/** A US number typed or pasted with its country code: no area code starts with 1, so that digit is the country's. */
function usDigits(value: string): string {
  const digits = digitsOf(value)
  return digits.length > US_DIGITS && digits.startsWith('1') ? digits.slice(1) : digits
}

/** What came with a pasted number and is no part of it: direction marks, the word of a link, digits and signs of other scripts. */
function plainNumber(typed: string): string {
  return latinDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\s*tel:/i, '')
}

/**
 * What a phone field shows for what was typed: (XXX) XXX-XXXX where it can be a number of the US, and else what was typed, so that no
 * digit is cut (docs/decisions.md, 23).
 */
export function formatPhone(typed: string): string {
  const plain = plainNumber(typed)
  const digits = usDigits(plain)
  if (!/^[\d\s().-]*$/.test(plain) || digits.startsWith('0') || digits.length > US_DIGITS) return plain
  // Up to three digits stay bare: a bracket put back after each backspace could never be deleted.
  if (digits.length <= 3) return digits
  const areaCode = `(${digits.slice(0, 3)})`
  return digits.length <= 6 ? `${areaCode} ${digits.slice(3)}` : `${areaCode} ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** How many digits and signs of a country a text has. */
const significant = (text: string) => plainNumber(text).replace(/[^\d+]/g, '').length

/** Where the caret belongs in the formatted value, so that it stays behind the same digit. */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length
  if (formatted === typed) return caret
  const wanted = significant(typed.slice(0, caret))
  let position = 0
  while (position < formatted.length && significant(formatted.slice(0, position)) < wanted) position += 1
  return position
}

/** A number that was read once, in E.164 form (+15551234567), as the server stores and texts it. */
export function phoneForSending(shown: string): string {
  return isInternational(shown) ? `+${digitsOf(shown)}` : `+1${usDigits(shown)}`
}
