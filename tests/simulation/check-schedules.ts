import * as fc from 'fast-check'
import { knownFaults } from './known-faults.ts'
import { runSchedule, type Run } from './run-schedule.ts'
import { schedules } from './any-schedule.ts'
import type { Schedule } from './schedule.ts'
import type { SimulatedServer } from './server.ts'
import type { Storage } from './storage.ts'

/** What one process runs: the known faults (all, none, or the one of that name), then `count` seeds. */
export type Share = { from: number; count: number; server: string; known: 'all' | 'none' | { name: string } }

export type Report = {
  schedules: number
  acts: number
  requests: number
  slowestDrainMs: number
  /** Runs of a seed whose two histories differed. */
  differences: number
  /** `seed` null: one of the known faults. */
  failures: { seed: number | null; violations: string[]; shrunk: string }[]
}
type OpenServer = () => Promise<SimulatedServer>

/** Runs one schedule twice on fresh servers: what was violated, and whether both runs were the same. */
async function runTwice(schedule: Schedule, openServer: OpenServer, storage: Storage): Promise<Run & { isSame: boolean }> {
  const first = await runSchedule(schedule, await openServer(), storage)
  const second = await runSchedule(schedule, await openServer(), storage)
  return { ...first, isSame: first.history.join('\n') === second.history.join('\n') }
}

/** The known faults, which every range of seeds begins with: what they violate. */
export async function checkKnownFaults(
  which: Share['known'],
  openServer: OpenServer,
  storage: Storage,
): Promise<Report['failures']> {
  const chosen = which === 'none' ? [] : knownFaults.filter(({ name }) => which === 'all' || name === which.name)
  if (chosen.length === 0 && which !== 'none') throw new Error(`There is no such known fault: ${JSON.stringify(which)}.`)
  const failures: Report['failures'] = []
  for (const { name, schedule } of chosen) {
    const { violations, isSame } = await runTwice(schedule, openServer, storage)
    if (violations.length > 0 || !isSame) failures.push({ seed: null, violations, shrunk: name })
  }
  return failures
}

/** Every seed makes one schedule; one that fails is shrunk to the least that still fails. */
export async function checkSchedules(
  { from, count }: Pick<Share, 'from' | 'count'>,
  openServer: OpenServer,
  storage: Storage,
  onProgress: (report: Report) => void = () => undefined,
): Promise<Report> {
  const report: Report = { schedules: 0, acts: 0, requests: 0, slowestDrainMs: 0, differences: 0, failures: [] }
  for (let seed = from; seed < from + count; seed++) {
    let run: (Run & { isSame: boolean }) | undefined
    const property = fc.asyncProperty(schedules, async (schedule) => {
      const current = await runTwice(schedule, openServer, storage)
      run ??= current
      return current.isSame && current.violations.length === 0
    })
    const checked = await fc.check(property, { seed, numRuns: 1 })
    if (!run) throw checked.errorInstance
    report.schedules++
    report.acts += run.acts
    report.requests += run.requests
    report.slowestDrainMs = Math.max(report.slowestDrainMs, Math.round(run.drainMs))
    if (!run.isSame) report.differences++
    if (checked.failed)
      report.failures.push({ seed, violations: run.violations, shrunk: fc.stringify(checked.counterexample?.[0]) })
    onProgress(report)
  }
  return report
}

/** The figures that the targets name, counted by the invariant that was broken. */
export function countsOf({ failures }: Report): {
  lost: number
  doubled: number
  wrongAccount: number
  stuck: number
  other: number
} {
  const counts = { lost: 0, doubled: 0, wrongAccount: 0, stuck: 0, other: 0 }
  for (const { violations } of failures) {
    const kinds = new Set(violations.map((violation) => kindOf(violation)))
    for (const kind of kinds) counts[kind]++
  }
  return counts
}

function kindOf(violation: string): 'lost' | 'doubled' | 'wrongAccount' | 'stuck' | 'other' {
  if (violation.startsWith('I1')) return 'lost'
  if (violation.startsWith('I2')) return 'doubled'
  if (violation.startsWith('I3')) return 'wrongAccount'
  return violation.startsWith('I6') ? 'stuck' : 'other'
}
