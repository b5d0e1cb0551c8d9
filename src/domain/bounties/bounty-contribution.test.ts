import { expect, it } from 'vitest'
import { contributionProblem } from './bounty-contribution'

it.each(['', ' ', '0', '0.99', '0,99'])('refuses %j as too little', (amount) => {
  expect(contributionProblem(amount)).toEqual({
    field: 'amount',
    title: 'Invalid Amount',
    description: 'Please enter a contribution amount of at least $1.',
  })
})

it.each(['ten', '-10', '1e2', '1.001', '1.000,50', '€25'])('says of %j which form is wanted', (amount) => {
  expect(contributionProblem(amount)?.description).toBe('Please write the amount in dollars and cents, such as 25 or 25.50.')
})

it.each(['10000.01', '999999999'])('refuses %j as too much', (amount) => {
  expect(contributionProblem(amount)?.description).toBe('Please enter a contribution amount of at most $10,000.')
})

it.each(['1', '1.50', '10', '10,000', '12,50', '$ 25', '25 USD', '٢٥'])('takes %j', (amount) => {
  expect(contributionProblem(amount)).toBeNull()
})
