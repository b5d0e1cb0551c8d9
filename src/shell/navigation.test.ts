import { expect, test } from 'vitest'
import { isCurrent, navigation } from './navigation'

test.each([
  ['/', ['Home']],
  ['/course', ['Training']],
  ['/week1-content', ['Training']],
  ['/training-details', ['Training']],
  ['/instructors', []],
  ['/bounty', ['Bounties']],
  ['/bounty/create', ['Bounties']],
  ['/bounty-hunters', []],
  ['/about', ['About']],
  ['/pricing', ['Pricing']],
  ['/auth', []],
])('on %s the header highlights %j', (path, labels) => {
  expect(navigation.filter((item) => isCurrent(item.to, path)).map((item) => item.label)).toEqual(labels)
})
