import { afterEach, expect, test, vi } from 'vitest'
import { summarize } from './setup/run-step.ts'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

const step = { name: 'unit', passed: 3, failed: 0, skipped: 0, seconds: 1, failures: [], flaky: [] }

test.each([
  [[step, step], '6 passed, 0 failed'],
  [[step, { ...step, passed: 0, skipped: 2 }], '3 passed, 0 failed, 2 skipped'],
])('the last line sums a run, and says what was not run: %j', (results, sum) => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  summarize(results)
  expect(said.mock.lastCall).toEqual([`\n${sum}`])
})

test('what passed at its second try stands under the sum, and fails nothing', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  summarize([{ ...step, flaky: ['outbox.spec.ts:9 sends once'] }])
  expect(said.mock.calls.slice(-2)).toEqual([['\n3 passed, 0 failed'], ['flaky   outbox.spec.ts:9 sends once']])
  expect(process.exitCode).toBe(0)
})
