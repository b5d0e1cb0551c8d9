import { expect, test } from 'vitest'
import { runCampaign } from './run-campaign.ts'

test('200 schedules of faults against the real SQL functions: the same', { timeout: 900_000 }, async () => {
  const result = await runCampaign({ schedules: 200, server: 'sql' })
  console.log(result.lines.slice(-5).join('\n'))
  expect({ ...result, lines: [] }).toEqual({ lines: [], failures: [], differences: 0, schedules: 200 })
})
