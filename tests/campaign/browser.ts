import { campaignOptions } from '../setup/campaign-options.ts'
import { CampaignServer } from './backend.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { newWorld } from './new-world.ts'
import { runSchedule } from './run.ts'
import { rareScheduleOf, scheduleOf } from './schedule.ts'
import { makeWell, type RunReport, type World } from './world.ts'

const usage = 'npm run campaign:browser -- --runs 500 [--from 0] [--port 4300] [--rare yes], on the build in dist or E2E_DIST'
const values = campaignOptions(usage, { runs: '20', from: '0', port: '4300', rare: 'no' })
const [runs, from, port] = [Number(values.runs), Number(values.from), Number(values.port)]
/** A person may do sixty acts an hour: after so many runs there is a new one, on a new phone. */
const RUNS_A_PHONE = 12

const reports: RunReport[] = []
const failures: string[] = []
const broken: string[] = []
let runsLeft = 0
let world: World | undefined
const startedAt = Date.now()

const server = await CampaignServer.start(port + 1)
const proxy = await startFaultProxy(port, server.url, () => server.kill())

// An interrupted campaign leaves no server and no browser behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.log(failures.join('\n'))
    tell()
    void Promise.all([world?.phone.remove(), server.remove()]).finally(() => process.exit(1))
  })

function tell(): void {
  const sum = (of: (report: RunReport) => number) => reports.reduce((total, report) => total + of(report), 0)
  const count = (kind: string) => sum(({ violations }) => violations.filter((each) => each.kind === kind).length)
  console.log(
    [
      `seeds ${from} to ${from + runs - 1}: ${reports.length} runs, ${sum((report) => report.acts)} acts, ${sum((report) => report.kills)} kills, ${Math.round((Date.now() - startedAt) / 1000)} s`,
      `lost ${count('lost')}, doubled ${count('doubled')}, half ${count('half')}, under a wrong account ${count('wrong account')}, stuck ${count('stuck')}`,
      `slowest drain after healing: ${(Math.max(0, ...reports.map((report) => report.drainMs)) / 1000).toFixed(1)} s`,
      `runs that the campaign itself could not carry out: ${broken.length}`,
    ].join('\n'),
  )
}

for (let seed = from; seed < from + runs; seed += 1) {
  const steps = values.rare === 'yes' ? rareScheduleOf(seed) : scheduleOf(seed)
  try {
    const isFull = steps.some(({ event }) => event === 'refused, the outbox full')
    if (!world || isFull || runsLeft === 0) {
      await world?.phone.remove()
      world = undefined
      world = await newWorld(server, proxy)
      runsLeft = RUNS_A_PHONE
    }
    runsLeft = isFull ? 0 : runsLeft - 1
    const title = `Campaign ${seed}-${startedAt}`
    const bountyId = await server.createBounty(world.creator, title)
    const report = await runSchedule(world, steps, { bountyId, title })
    reports.push(report)
    console.log(`seed ${seed}: ${report.acts} acts, ${report.kills} kills, drained in ${Math.round(report.drainMs)} ms`)
    if (report.violations.length > 0) {
      failures.push(`seed ${seed}: ${JSON.stringify(report.violations)}\n  ${JSON.stringify(steps)}`)
      console.log(failures.at(-1))
    }
  } catch (error) {
    broken.push(`seed ${seed}`)
    console.log(`seed ${seed} could not be carried out: ${String(error).slice(0, 600)}\n  ${JSON.stringify(steps)}`)
    await makeWell({ proxy, server })
    await world?.phone.remove()
    world = undefined
  }
  if ((seed - from + 1) % 20 === 0) tell()
}

await world?.phone.remove()
await proxy.close()
await server.remove()
console.log(failures.join('\n'))
tell()
process.exitCode = failures.length + broken.length > 0 ? 1 : 0
