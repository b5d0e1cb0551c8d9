import { groupedDigits } from '../text/grouped-digits'

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
