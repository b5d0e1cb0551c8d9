import { groupedDigits, latinDigits } from '../text/numbers'

/** Integer cents as people read them: $25, $25.50, $1,000,000. */
export function formatCents(cents: number): string {
  const [dollars = '', rest = ''] = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).split('.')
  return `${cents < 0 ? '-' : ''}$${groupedDigits(Math.abs(Number(dollars)))}${rest && `.${rest}`}`
}

/** Integer cents as a person would type them into a form: 25, 25.50. */
export function typedCents(cents: number): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
}

/** How far a goal is reached: whole percent, rounded, capped at 100. */
export function progressPercent(raisedCents: number, goalCents: number): number {
  return goalCents <= 0 ? 0 : Math.min(100, Math.round((raisedCents / goalCents) * 100))
}

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
