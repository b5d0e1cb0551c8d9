// @in online
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'

const LEAST_DIGITS = 10
const tooShort = 'Phone number must be at least 10 digits'
const notAPhone = 'Please enter a valid phone number'

/** Of North America's numbers the length alone is asked: the 555 of examples was given to nobody. */
const canBe = (number: PhoneNumber) => (number.countryCallingCode === '1' ? number.isPossible() : number.isValid())

/**
 * The number that was typed, in its international form as people read it (+44 7911 123456); a number without a country is one of the US,
 * and 00 stands for the plus. Or the refusal to show at the field: digits are counted, not characters.
 */
export function readPhone(typed: string): { number: string } | { refusal: string } {
  const text = typed.trim().replace(/^00/, '+')
  if (!/^\+?[\d\s()-]*$/.test(text)) return { refusal: notAPhone }
  if (text.replace(/\D/g, '').length < LEAST_DIGITS) return { refusal: tooShort }
  const parsed = parsePhoneNumberFromString(text, 'US')
  return parsed && canBe(parsed) ? { number: parsed.formatInternational() } : { refusal: notAPhone }
}
