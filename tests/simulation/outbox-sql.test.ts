import { expect, test } from 'vitest'
import { isWhole } from '../setup/breadth.ts'
import { runCampaign } from './run-campaign.ts'

const schedules = isWhole ? 200 : 20

test(`${schedules} schedules of faults against the real SQL functions: the same`, { timeout: 900_000 }, async () => {
  const result = await runCampaign({ schedules, server: 'sql' })
  console.log(result.lines.slice(-5).join('\n'))
  expect({ ...result, lines: [] }).toEqual({ lines: [], failures: [], differences: 0, schedules })
})
