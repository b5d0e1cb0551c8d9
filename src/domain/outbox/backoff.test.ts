import { describe, expect, test } from 'vitest'
import { backoffDelay, longestWait } from './backoff'

const network = { class: 'ambiguous', code: null, status: 0 } as const
const quota = { class: 'retryable', code: 'PT429', status: 429 } as const
const skew = { class: 'skew', code: 'PGRST202', status: 404 } as const
const most = () => 0.999_999
const least = () => 0

describe('waiting between tries', () => {
  test('the ceiling doubles from 2 s to 45 s while visible and 300 s in the background', () => {
    const ceilings = [1, 2, 3, 4, 5, 6].map((attempts) => Math.round(backoffDelay(attempts, network, null, true, most) / 1000))
    expect(ceilings).toEqual([2, 4, 8, 16, 32, 45])
    expect(Math.round(backoffDelay(40, network, null, false, most) / 1000)).toBe(300)
  })
  test('the jitter is full: a try may come at once', () => {
    expect(backoffDelay(6, network, null, true, least)).toBe(0)
  })
  test('a server that says when is not asked before', () => {
    expect(backoffDelay(1, quota, 120_000, true, least)).toBe(120_000)
    expect(backoffDelay(1, { class: 'retryable', code: null, status: 503 }, 10_000, true, least)).toBe(10_000)
  })
  test('a busy server can hold a watched queue no longer than the ceiling, a quota no longer than an hour', () => {
    expect(backoffDelay(1, { class: 'retryable', code: null, status: 503 }, 600_000, true, least)).toBe(45_000)
    expect(backoffDelay(1, quota, 86_400_000, true, least)).toBe(3_600_000)
  })
  test('a missing function is asked for from every minute to every hour', () => {
    expect(backoffDelay(1, skew, null, true, least)).toBe(60_000)
    expect(Math.round(backoffDelay(20, skew, null, true, most) / 1000)).toBe(3600)
  })
  test('what no wait can have led to is a clock that was set back', () => {
    expect(longestWait(network, true)).toBe(45_000)
    expect(longestWait(null, false)).toBe(300_000)
    expect(longestWait(quota, true)).toBe(3_600_000)
  })
})
