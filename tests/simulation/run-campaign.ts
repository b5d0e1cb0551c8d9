import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { countsOf, type Report } from './check-schedules.ts'

export type Campaign = {
  schedules: number
  from?: number
  server: string
  workers?: number
  folder?: URL
  /** Stop at the first failure, as it is. */
  isToFirst?: boolean
  say?: (line: string) => void
}
export type CampaignResult = { lines: string[]; failures: Report['failures']; schedules: number; differences: number }

/** Runs a range of seeds, a process for each processor: each has its own clock, its own IndexedDB and its own server. */
export async function runCampaign({
  schedules,
  from = 0,
  server,
  workers = availableParallelism(),
  folder = new URL('.', import.meta.url),
  isToFirst = false,
  say = () => undefined,
}: Campaign): Promise<CampaignResult> {
  const startedAt = Date.now()
  const starts = Array.from({ length: workers + 1 }, (_, index) => from + Math.floor((schedules * index) / workers))
  const reports = await Promise.all(
    starts
      .slice(0, -1)
      .map((start, index) =>
        runShare(start, (starts[index + 1] ?? start) - start, [server, isToFirst ? 'first' : ''], folder, say),
      ),
  )
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0)
  const counts = reports.map(countsOf)
  const countOf = (kind: keyof (typeof counts)[number]) => counts.reduce((total, each) => total + each[kind], 0)
  const failures = reports.flatMap((report) => report.failures)
  const differences = sum((report) => report.differences)
  return {
    failures,
    differences,
    schedules: sum((report) => report.schedules),
    lines: [
      ...failures.flatMap(({ seed, violations, shrunk }) => [
        seed === null ? 'known fault' : `seed ${seed}`,
        ...violations,
        `shrunk: ${shrunk}`,
        '',
      ]),
      `server: ${server}; seeds ${from} to ${from + schedules - 1}, each run twice; ${Math.round((Date.now() - startedAt) / 1000)} s`,
      `${sum((report) => report.schedules)} schedules, ${sum((report) => report.acts)} acts, ${sum((report) => report.requests)} requests`,
      `lost ${countOf('lost')}, doubled ${countOf('doubled')}, under a wrong account ${countOf('wrongAccount')}, stuck ${countOf('stuck')}, other ${countOf('other')}`,
      `differences between two runs of a seed: ${differences}`,
      `slowest drain after healing: ${(Math.max(...reports.map((report) => report.slowestDrainMs)) / 1000).toFixed(1)} s`,
    ],
  }
}

function runShare(from: number, count: number, more: string[], folder: URL, say: (line: string) => void): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('run-share.ts', folder)), [String(from), String(count), ...more], {
      execArgv: ['--import', 'tsx', '--no-warnings'],
    })
    let report: Report | undefined
    child.on('message', (message: { done: boolean; report: Report }) => {
      if (message.done) report = message.report
      else say(`seeds from ${from}: ${message.report.schedules} of ${count} done, ${message.report.failures.length} failed`)
    })
    child.on('exit', (code) =>
      report ? resolve(report) : reject(new Error(`The process for seeds from ${from} ended with ${code}.`)),
    )
  })
}
