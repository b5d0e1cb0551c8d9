import { expect, test } from 'vitest'
import { mayBeEvicted, warnAfterMs } from './storage-eviction'

const iPhone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', touchPoints: 5, isInstalled: false }
const iPad = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', touchPoints: 5, isInstalled: false }
const mac = { ...iPad, touchPoints: 0 }
const android = { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 7)', touchPoints: 5, isInstalled: false }
const old = [{ state: 'queued' as const, createdAt: 0 }]

test('unsent work of three days in a tab on iOS is in danger', () => {
  expect(mayBeEvicted(iPhone, old, warnAfterMs)).toBe(true)
  expect(mayBeEvicted(iPad, old, warnAfterMs)).toBe(true)
})

test.each([
  ['before three days', iPhone, old, warnAfterMs - 1],
  ['once installed', { ...iPhone, isInstalled: true }, old, warnAfterMs],
  ['elsewhere', android, old, warnAfterMs],
  ['on a Mac', mac, old, warnAfterMs],
  ['when everything was sent', iPhone, [{ state: 'applied' as const, createdAt: 0 }], warnAfterMs],
])('nothing is said %s', (_, device, entries, now) => expect(mayBeEvicted(device, entries, now)).toBe(false))
