import { expect, test } from 'vitest'
import { isWhole } from '../setup/breadth.ts'
import { runCampaign } from './run-campaign.ts'

const schedules = isWhole ? 1_000 : 120

test(
  `${schedules} schedules of faults against the server in memory: nothing lost, doubled, misattributed or stuck`,
  { timeout: 900_000 },
  async () => {
    const result = await runCampaign({ schedules, server: 'model' })
    console.log(result.lines.slice(-5).join('\n'))
    expect({ ...result, lines: [] }).toEqual({ lines: [], failures: [], differences: 0, schedules })
  },
)
