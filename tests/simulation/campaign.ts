import { parseArgs } from 'node:util'
import { runCampaign } from './run-campaign.ts'

/** npm run campaign:outbox -- --schedules 100000 [--from 0] [--server model|sql] [--workers 2] */
const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    server: { type: 'string', default: 'model' },
    workers: { type: 'string' },
  },
})

const { lines, failures, differences } = await runCampaign({
  schedules: Number(values.schedules),
  from: Number(values.from),
  server: values.server,
  ...(values.workers !== undefined && { workers: Number(values.workers) }),
  say: (line) => console.log(line),
})
console.log(lines.join('\n'))
process.exitCode = failures.length + differences > 0 ? 1 : 0
