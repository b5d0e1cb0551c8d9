import { expect, it } from 'vitest'
import { accountSubscription, isPaidAndActive, subscriptionState, type Subscription } from './subscription'

const paid: Subscription = {
  plan: 'cadet_basic',
  status: 'active',
  active: true,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
}

it.each([
  ['none', null, 'No Subscription', 'gray', false],
  ['free', { ...paid, plan: 'free' as const }, 'No Subscription', 'gray', false],
  ['trial', { ...paid, status: 'trialing' }, 'Trial Period', 'blue', true],
  ['paid', paid, 'Active', 'green', true],
  ['ended', { ...paid, active: false }, 'Inactive', 'red', false],
  ['ended trial', { ...paid, status: 'trialing', active: false }, 'Inactive', 'red', false],
])('%s', (_, subscription, label, tone, billable) => {
  expect(subscriptionState(subscription)).toEqual({ label, tone })
  expect(isPaidAndActive(subscription)).toBe(billable)
})

const row = { plan_type: 'cadet_basic', status: 'active', current_period_end: null, cancel_at_period_end: false } as const

it('takes the verdict on a row from the server', () => {
  expect(accountSubscription(row, { active: true, plan: 'cadet_basic' })).toEqual(paid)
  expect(accountSubscription(row, { active: false, plan: null })).toEqual({ ...paid, active: false })
  expect(accountSubscription(null, { active: false, plan: null })).toBeNull()
})
