import { expect, it } from 'vitest'
import { contributionProblem } from './bounty-contribution'

it.each(['', '0', '0.99', 'ten', '-10', '1e2', '1.001'])('refuses %j as too little', (amount) => {
  expect(contributionProblem(amount)).toEqual({
    field: 'amount',
    title: 'Invalid Amount',
    description: 'Please enter a contribution amount of at least $1.',
  })
})

it.each(['10000.01', '999999999'])('refuses %j as too much', (amount) => {
  expect(contributionProblem(amount)?.description).toBe('Please enter a contribution amount of at most $10,000.')
})

it.each(['1', '1.50', '10', '10,000'])('takes %j', (amount) => {
  expect(contributionProblem(amount)).toBeNull()
})
