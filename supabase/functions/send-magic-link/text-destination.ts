import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type NumberType,
  type PhoneNumber,
} from 'libphonenumber-js/max'

/** What may cost its caller, or somebody, more than a text to a person's phone does; and what is nobody's phone. */
const COSTLY: readonly NumberType[] = ['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE', 'PAGER', 'UAN', 'VOICEMAIL']

/** Of North America's numbers the length alone is asked: the 555 of examples was given to nobody. The client's rule is the same. */
const canBe = (number: PhoneNumber) => (number.countryCallingCode === '1' ? number.isPossible() : number.isValid())

/**
 * Whether a text may go to a number in E.164 form: one that could exist, that is no premium or service number, and that lies in one of
 * the countries, given by their ISO letters; null stands for all of them. A number that its country has not given out yet counts as one of
 * every country that shares its calling code.
 */
export function mayReceiveText(number: string, countries: readonly string[] | null): boolean {
  const parsed = parsePhoneNumberFromString(number)
  if (!parsed || parsed.number !== number || !canBe(parsed) || COSTLY.includes(parsed.getType())) return false
  if (countries === null) return true
  const { country, countryCallingCode } = parsed
  if (country !== undefined) return countries.includes(country)
  return countries.some((letters) => isSupportedCountry(letters) && getCountryCallingCode(letters) === countryCallingCode)
}
