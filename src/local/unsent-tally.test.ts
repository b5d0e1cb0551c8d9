import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('the mark tells what waits, and an act that may come takes nothing from it', async () => {
  const mark = await import('./unsent-mark')
  const tally = await import('./unsent-tally')
  tally.expectUnsent()
  expect([mark.hasUnsentMark(), tally.unsentMark()]).toEqual([true, null])
  tally.setUnsentMark({ count: 2, since: 5, one: 'a' })
  tally.expectUnsent()
  expect(tally.unsentMark()).toEqual({ count: 2, since: 5, one: 'a' })
  tally.setUnsentMark(null)
  expect([mark.hasUnsentMark(), tally.unsentMark()]).toEqual([false, null])
})

test.each(['1', 'null', '{"count":2}', 'no JSON'])(
  'a mark of another version, or that can’t be read (%s), tells of work and no more',
  async (text) => {
    kept.set('unsent', text)
    const mark = await import('./unsent-mark')
    const tally = await import('./unsent-tally')
    expect([mark.hasUnsentMark(), tally.unsentMark()]).toEqual([true, null])
  },
)
