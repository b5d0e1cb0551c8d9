const US_DIGITS = 10
const MAX_INTERNATIONAL_DIGITS = 15

const tooShort = 'Phone number must be at least 10 digits'
const notAPhone = 'Please enter a valid phone number'

const digitsOf = (value: string) => value.replace(/\D/g, '')
const isInternational = (value: string) => value.trimStart().startsWith('+')

/** A US number typed or pasted with its country code: no area code starts with 1, so that digit is the country's. */
function usDigits(value: string) {
  const digits = digitsOf(value)
  return (digits.length > US_DIGITS && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, US_DIGITS)
}

/**
 * What a phone field shows for what was typed: (XXX) XXX-XXXX with at most 10 digits.
 * A leading plus turns the US form off and allows 15 digits (docs/decisions.md, 23).
 */
export function formatPhone(typed: string): string {
  if (isInternational(typed)) return `+${digitsOf(typed).slice(0, MAX_INTERNATIONAL_DIGITS)}`
  const digits = usDigits(typed)
  // Up to three digits stay bare: a bracket put back after each backspace could never be deleted.
  if (digits.length <= 3) return digits
  const areaCode = `(${digits.slice(0, 3)})`
  return digits.length <= 6 ? `${areaCode} ${digits.slice(3)}` : `${areaCode} ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** Where the caret belongs in the formatted value, so that it stays behind the same digit. */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length
  const dropped = isInternational(typed) ? /[^\d+]/g : /\D/g
  let remaining = typed.slice(0, caret).replace(dropped, '').length
  let position = 0
  while (remaining > 0 && position < formatted.length) {
    remaining -= formatted.charAt(position).replace(dropped, '').length
    position += 1
  }
  return position
}

/** The refusal to show at a phone field, or null when the number may be sent. Digits are counted, not characters. */
export function phoneProblem(value: string): string | null {
  const trimmed = value.trim()
  if (!/^\+?[\d\s()-]*$/.test(trimmed)) return notAPhone
  const count = digitsOf(trimmed).length
  if (count < US_DIGITS) return tooShort
  return count > (isInternational(trimmed) ? MAX_INTERNATIONAL_DIGITS : US_DIGITS) ? notAPhone : null
}

/** The number in E.164 form (+15551234567), as the server stores and texts it. Call it only after phoneProblem answered null. */
export function phoneForSending(value: string): string {
  return isInternational(value) ? `+${digitsOf(value)}` : `+1${usDigits(value)}`
}
