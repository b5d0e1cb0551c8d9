import { expect, it } from 'vitest'
import { isPaidAndActive, subscriptionState, type Subscription } from './subscription'

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
