import { amountFormWords, readCents } from '../payments/money'

/** The server checks the limits again. */
export const minContributionCents = 100
const maxContributionCents = 1_000_000
export const defaultContribution = '10'
export const quickAmounts = [5, 10, 25, 50, 100, 200] as const

export type Problem<Field extends string> = { field: Field; title: string; description: string }

const invalid = (description: string): Problem<'amount'> => ({ field: 'amount', title: 'Invalid Amount', description })

/** Why an amount can't be pledged, or null. */
export function contributionProblem(amount: string): Problem<'amount'> | null {
  const cents = amount.trim() === '' ? 0 : readCents(amount)
  if (cents === null) return invalid(amountFormWords)
  if (cents < minContributionCents) return invalid('Please enter a contribution amount of at least $1.')
  return cents > maxContributionCents ? invalid('Please enter a contribution amount of at most $10,000.') : null
}
