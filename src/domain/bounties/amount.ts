// @with texts
import { latinDigits } from '../text/latin-digits'

const plain = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})?(?:\.(\d{0,2}))?$/
const dollarSign = /^(?:usd|us\$|\$)\s*|\s*(?:usd|us\$|\$)$/gi

/** What a form says of an amount that it can't read. */
export const amountFormWords = 'Please write the amount in dollars and cents, such as 25 or 25.50.'

/** What a person typed as dollars, in integer cents, or null where it is no plain amount: a sign, an exponent, a third decimal (docs/decisions.md, 10). */
export function readCents(text: string): number | null {
  const latin = latinDigits(text).replace(/[٫．]/g, '.').replace(/[٬，]/g, ',').replace('＄', '$')
  const bare = latin.trim().replace(dollarSign, '')
  // One comma before one or two digits, and no point, is a decimal comma.
  const match = plain.exec(/^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare)
  const [, dollars = '', cents = ''] = match ?? []
  return dollars + cents === '' ? null : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** What a person typed as dollars, in integer cents; what is no plain amount counts as 0. */
export function parseCents(text: string): number {
  return readCents(text) ?? 0
}
