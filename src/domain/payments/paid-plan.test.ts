import { expect, it } from 'vitest'
import { paidPlan } from './paid-plan'

it.each(['free', 'gold', '', undefined, 3, ['cadet_basic']])('%j is no paid plan', (value) =>
  expect(paidPlan(value)).toBeUndefined(),
)
it('knows a paid plan by its name', () => expect(paidPlan('elite_corps')).toBe('elite_corps'))
