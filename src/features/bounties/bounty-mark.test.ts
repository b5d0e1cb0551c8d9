import { expect, it } from 'vitest'
import { bountyNumber } from './bounty-mark'

it.each([
  ['f0621f0d-2590-49a7-9a92-1c6efbbedbff', '538 949'],
  ['00000001-0000-4000-8000-000000000000', '000 001'],
])('of %s is %s', (id, number) => {
  expect(bountyNumber(id)).toBe(number)
})
