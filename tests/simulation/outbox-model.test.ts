import { expect, test } from 'vitest'
import { runCampaign } from './run-campaign.ts'

test(
  '1,000 schedules of faults against the server in memory: nothing lost, doubled, misattributed or stuck',
  { timeout: 900_000 },
  async () => {
    const result = await runCampaign({ schedules: 1_000, server: 'model' })
    console.log(result.lines.slice(-5).join('\n'))
    expect({ ...result, lines: [] }).toEqual({ lines: [], failures: [], differences: 0, schedules: 1_000 })
  },
)
