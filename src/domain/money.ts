const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const plain = /^\$?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})?(?:\.(\d{0,2}))?$/

/** What a person typed as dollars, in integer cents. Signs, exponents, a third decimal and anything else that is no plain amount count as 0 (docs/decisions.md, 10). */
export function parseCents(text: string): number {
  const match = plain.exec(text.trim())
  if (match === null) return 0
  const [, dollars = '', cents = ''] = match
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** Integer cents as people read them: $25, $25.50, $1,000,000. */
export function formatCents(cents: number): string {
  return (cents % 100 === 0 ? wholeDollars : dollarsAndCents).format(cents / 100)
}

/** Integer cents as a person would type them into a form: 25, 25.50. */
export function typedCents(cents: number): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
}

/** How far a goal is reached: whole percent, rounded, capped at 100. */
export function progressPercent(raisedCents: number, goalCents: number): number {
  return goalCents <= 0 ? 0 : Math.min(100, Math.round((raisedCents / goalCents) * 100))
}
