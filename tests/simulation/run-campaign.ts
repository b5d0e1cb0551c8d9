import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { countsOf, type Report, type Share } from './check-schedules.ts'

/** `cut`: ends the campaign, which then answers what it has found. */
export type Campaign = {
  schedules: number
  from?: number
  server: string
  workers?: number
  say?: (line: string) => void
  cut?: AbortSignal
}
export type CampaignResult = { lines: string[]; failures: Report['failures']; schedules: number; differences: number }

/** Runs a range of seeds, a process for each processor: each has its own clock, its own IndexedDB and its own server. */
export async function runCampaign({
  schedules,
  from = 0,
  server,
  workers = availableParallelism(),
  say = () => undefined,
  cut,
}: Campaign): Promise<CampaignResult> {
  const startedAt = Date.now()
  const starts = Array.from({ length: workers + 1 }, (_, index) => from + Math.floor((schedules * index) / workers))
  const reports = await Promise.all(
    starts
      .slice(0, -1)
      .map((start, index) =>
        runShare(
          { from: start, count: (starts[index + 1] ?? start) - start, server, known: index === 0 ? 'all' : 'none' },
          say,
          undefined,
          cut,
        ),
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
      ...failures.flatMap(linesOf),
      `server: ${server}; seeds ${from} to ${from + schedules - 1}, each run twice; ${Math.round((Date.now() - startedAt) / 1000)} s`,
      ...(cut?.aborted ? ['cut off before its end'] : []),
      `${sum((report) => report.schedules)} schedules, ${sum((report) => report.acts)} acts, ${sum((report) => report.requests)} requests`,
      `lost ${countOf('lost')}, doubled ${countOf('doubled')}, under a wrong account ${countOf('wrongAccount')}, stuck ${countOf('stuck')}, other ${countOf('other')}`,
      `differences between two runs of a seed: ${differences}`,
      `slowest drain after healing: ${(Math.max(...reports.map((report) => report.slowestDrainMs)) / 1000).toFixed(1)} s`,
    ],
  }
}

function linesOf({ seed, violations, shrunk }: Report['failures'][number]): string[] {
  return [seed === null ? 'known fault' : `seed ${seed}`, ...violations, `shrunk: ${shrunk}`, '']
}

const nothingYet: Report = { schedules: 0, acts: 0, requests: 0, slowestDrainMs: 0, differences: 0, failures: [] }
const SAY_EVERY = 100

/** `folder`: where the simulation lies that is run, this one or a copy of it. */
export function runShare(
  share: Share,
  say: (line: string) => void = () => undefined,
  folder = new URL('.', import.meta.url),
  cut?: AbortSignal,
): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('run-share.ts', folder)), [JSON.stringify(share)], {
      execArgv: ['--import', 'tsx', '--no-warnings', '--max-semi-space-size=64'],
    })
    let latest = nothingYet
    let isDone = false
    const told = () =>
      say(`seeds from ${share.from}: ${latest.schedules} of ${share.count} done, ${latest.failures.length} failed`)
    told()
    cut?.addEventListener('abort', () => child.kill())
    child.on('message', (message: { done: boolean; report: Report }) => {
      for (const failure of message.report.failures.slice(latest.failures.length)) say(linesOf(failure).join('\n'))
      latest = message.report
      isDone ||= message.done
      if (!isDone && latest.schedules % SAY_EVERY === 0) told()
    })
    child.on('exit', (code) =>
      isDone || cut?.aborted
        ? resolve(latest)
        : reject(new Error(`The process for seeds from ${share.from} ended with ${code}.`)),
    )
  })
}
