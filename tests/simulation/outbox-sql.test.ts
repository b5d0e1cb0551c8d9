import { expect, test } from 'vitest'
import { runCampaign } from './run-campaign.ts'

test('50 schedules of faults against the real SQL functions: the same', { timeout: 900_000 }, async () => {
  const result = await runCampaign({ schedules: 50, server: 'sql' })
  console.log(result.lines.slice(-5).join('\n'))
  expect({ ...result, lines: [] }).toEqual({ lines: [], failures: [], differences: 0, schedules: 50 })
})
