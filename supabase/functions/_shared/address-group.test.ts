import { expect, test } from 'vitest'
import { addressGroup, addressGroups } from './address-group.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::198.51.100.1', '64:ff9b:0:0::/64'],
  ['', 'unknown'],
  ['x'.repeat(500), 'unknown'],
  ['203.0.113.7, 203.0.113.8', 'unknown'],
  [null, 'unknown'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test.each([
  ['203.0.113.7', ['1 of 203.0.113.7']],
  ['no address', ['1 of unknown']],
  ['2001:db8:1:2ff::1', ['1 of 2001:db8:1:2ff::/64', '2 of 2001:db8:1:200::/56', '4 of 2001:db8:1::/48']],
  ['2001:db8::1', ['1 of 2001:db8:0:0::/64', '2 of 2001:db8:0:0::/56', '4 of 2001:db8:0::/48']],
])('%s is counted as %j', (address, groups) => {
  expect(addressGroups(address).map(({ group, share }) => `${share} of ${group}`)).toEqual(groups)
})
