import { campaignOptions } from '../setup/campaign-options.ts'
import { noFindings, runLearningSchedule } from './learning-schedule.ts'
import { learningServers } from './learning-servers.ts'

const values = campaignOptions('npm run campaign:learning -- --schedules 20000 [--from 0] [--server model|sql]', {
  schedules: '2000',
  from: '0',
  server: 'model',
})

const [schedules, from] = [Number(values.schedules), Number(values.from)]
const startedAt = Date.now()
const servers = await learningServers(values.server)
const sum = { ...noFindings, failures: [] }
for (let seed = from; seed < from + schedules; seed += 1) await runLearningSchedule(seed, servers, sum)
await servers.close()

const { failures, end: _, ...figures } = sum
console.log(failures.slice(0, 20).join('\n\n'))
console.log(
  `server: ${values.server}; seeds ${from} to ${from + schedules - 1}; ${Math.round((Date.now() - startedAt) / 1000)} s`,
)
console.log(JSON.stringify(figures))
process.exitCode = failures.length > 0 ? 1 : 0
