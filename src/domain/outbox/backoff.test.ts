import { describe, expect, test } from 'vitest'
import { askedWait, backoffDelay, longestWait } from './backoff'

const network = { class: 'ambiguous', code: null } as const
const quota = { class: 'retryable', code: 'PT429' } as const
const skew = { class: 'skew', code: 'PGRST202' } as const
const most = () => 0.999_999
const least = () => 0

describe('waiting between tries', () => {
  test('the ceiling doubles from 2 s to 45 s while visible and 300 s in the background', () => {
    const ceilings = [1, 2, 3, 4, 5, 6].map((times) => Math.round(backoffDelay(times, network, true, most) / 1000))
    expect(ceilings).toEqual([2, 4, 8, 16, 32, 45])
    expect(Math.round(backoffDelay(40, network, false, most) / 1000)).toBe(300)
  })
  test('the jitter is full: a try may come at once', () => {
    expect(backoffDelay(6, network, true, least)).toBe(0)
  })
  test('a server that says when is not asked before', () => {
    expect(backoffDelay(1, { ...network, askedMs: 90_000 }, true, least)).toBe(90_000)
  })
  test.each([
    [network, null, 0],
    [network, 0, 1_000],
    [network, 1_000, 1_000],
    [network, 20_000, 20_000],
    [network, 600_000, 120_000],
    [{ class: 'stranger', code: null } as const, 86_400_000, 120_000],
    [{ class: 'retryable', code: 'PGRST001' } as const, 600_000, 120_000],
    [quota, 1_800_000, 1_800_000],
    [quota, 86_400_000, 3_600_000],
  ])('%o asks for %s ms and is given %i', (why, asked, given) => expect(askedWait(why, asked)).toBe(given))
  test('a missing function is asked for from every minute to every hour', () => {
    expect(backoffDelay(1, skew, true, least)).toBe(60_000)
    expect(Math.round(backoffDelay(20, skew, true, most) / 1000)).toBe(3600)
  })
  test('what no wait can have led to is a clock that was set back', () => {
    expect(longestWait(network, true)).toBe(45_000)
    expect(longestWait(null, false)).toBe(300_000)
    expect(longestWait(quota, true)).toBe(900_000)
    expect(longestWait({ ...network, askedMs: 120_000 }, true)).toBe(120_000)
  })
})
