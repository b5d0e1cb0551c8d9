import { campaignOptions } from '../setup/campaign-options.ts'
import { startDeployingSite } from '../setup/deploying-site.ts'
import { nextBuild, removeBuild } from '../setup/next-build.ts'
import { CampaignServer } from './backend.ts'
import { storeSession } from './phone-storage.ts'
import { Phone } from './phone.ts'
import { runUpdate, type UpdateReport } from './update-run.ts'
import { until } from './wait.ts'

const usage = 'npm run campaign:updates -- --runs 60 [--from 0], on the build in dist or E2E_DIST'
const values = campaignOptions(usage, { runs: '6', from: '0' })
const [runs, from] = [Number(values.runs), Number(values.from)]
const dist = process.env['E2E_DIST'] ?? 'dist'

const other = await nextBuild(dist)
const server = await CampaignServer.start()
const site = await startDeployingSite(dist, server.url.href)
const phone = await Phone.start()
const reports: UpdateReport[] = []
const broken: string[] = []

function tell(): void {
  const sum = (of: (report: UpdateReport) => number) => reports.reduce((total, report) => total + of(report), 0)
  console.log(
    `seeds ${from} to ${from + runs - 1}: ${reports.length} updates under ${sum((report) => report.tabs)} open tabs; ` +
      `blank pages ${sum((report) => report.blank)}, lost drafts ${sum((report) => report.lostDrafts)}, ` +
      `reload loops ${sum((report) => report.reloadLoops)}, lost acts ${sum((report) => report.lostActs)}, ` +
      `wrong ${sum((report) => report.wrong.length)}, not carried out ${broken.length}`,
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    tell()
    void Promise.all([phone.remove(), server.remove(), removeBuild(other)]).finally(() => process.exit(1))
  })

const person = await server.newPerson()
const first = await phone.newPage()
await first.goto(site.url)
await storeSession(first, person.session)
await until(() => first.evaluate(() => navigator.serviceWorker.controller !== null), 120)
// A page of the site that stayed open would hold back every update that is put off.
await first.goto('about:blank')

for (let seed = from; seed < from + runs; seed += 1) {
  try {
    const next = (seed - from) % 2 === 0 ? other : dist
    const report = await runUpdate({ site, server, context: phone.context, person }, seed, next)
    reports.push(report)
    console.log(`seed ${seed}: ${JSON.stringify(report)}`)
  } catch (error) {
    broken.push(`seed ${seed}`)
    console.log(`seed ${seed} could not be carried out: ${String(error).slice(0, 600)}`)
    break
  }
}
tell()
await phone.remove()
await site.close()
await server.remove()
await removeBuild(other)
process.exitCode =
  broken.length > 0 ||
  reports.some(
    ({ blank, lostDrafts, reloadLoops, lostActs, wrong }) => blank + lostDrafts + reloadLoops + lostActs + wrong.length > 0,
  )
    ? 1
    : 0
