import { expect, test } from 'vitest'
import { exportUnsent, mayBeEvicted, warnAfterMs } from './unsent'
import { Bench, fund } from './fixture'

test('the file holds what the server has not taken, in the person’s own words', () => {
  const bench = new Bench()
  bench.enqueue(fund('f1', 'b1'))
  bench.enqueue(fund('f2', 'b2'))
  bench.enqueue(fund('f3', 'b3'))
  bench.answer('f1', 'applied')
  bench.answer('f2', 'rejected', 'bounty_closed')
  const told: unknown = JSON.parse(exportUnsent([...bench.state.entries.values()]))
  expect(told).toMatchObject([
    { act: 'fund-bounty', state: 'rejected', reason: 'bounty_closed', amountCents: 2500, id: 'f2' },
    { act: 'fund-bounty', state: 'queued', reason: null, id: 'f3' },
  ])
})

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
