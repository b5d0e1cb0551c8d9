import { availableParallelism } from 'node:os'
import { campaignOptions } from '../setup/campaign-options.ts'
import { runCampaign } from './run-campaign.ts'

const values = campaignOptions('npm run campaign:outbox -- --schedules 100000 [--from 0] [--server model|sql] [--workers 2]', {
  schedules: '2000',
  from: '0',
  server: 'model',
  workers: String(availableParallelism()),
})

// One that is cut off says what it has found until then.
const cut = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cut.abort())

const { lines, failures, differences } = await runCampaign({
  schedules: Number(values.schedules),
  from: Number(values.from),
  server: values.server,
  workers: Number(values.workers),
  cut: cut.signal,
  say: (line) => console.log(line),
})
console.log(lines.join('\n'))
process.exitCode = failures.length + differences > 0 || cut.signal.aborted ? 1 : 0
