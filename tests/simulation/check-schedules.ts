import * as fc from 'fast-check'
import type { OutboxDatabase } from '../../src/local/outbox-database'
import { knownFaults } from './known-faults.ts'
import { runSchedule, type Run } from './run-schedule.ts'
import { type Schedule, schedules } from './schedule.ts'
import type { SimulatedServer } from './server.ts'

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
async function runTwice(
  schedule: Schedule,
  openServer: OpenServer,
  database: OutboxDatabase,
): Promise<Run & { isSame: boolean }> {
  const first = await runSchedule(schedule, await openServer(), database)
  const second = await runSchedule(schedule, await openServer(), database)
  return { ...first, isSame: first.history.join('\n') === second.history.join('\n') }
}

/** The known faults, which every range of seeds begins with: what they violate. */
export async function checkKnownFaults(openServer: OpenServer, database: OutboxDatabase): Promise<Report['failures']> {
  const failures: Report['failures'] = []
  for (const { name, schedule } of knownFaults) {
    const { violations, isSame } = await runTwice(schedule, openServer, database)
    if (violations.length > 0 || !isSame) failures.push({ seed: null, violations, shrunk: name })
  }
  return failures
}

/** Every seed makes one schedule; one that fails is shrunk to the least that still fails, or ends the run as it is. */
export async function checkSchedules(
  { from, count, isToFirst }: { from: number; count: number; isToFirst: boolean },
  openServer: OpenServer,
  database: OutboxDatabase,
  onProgress: (report: Report) => void = () => undefined,
): Promise<Report> {
  const report: Report = { schedules: 0, acts: 0, requests: 0, slowestDrainMs: 0, differences: 0, failures: [] }
  for (let seed = from; seed < from + count; seed++) {
    let run: (Run & { isSame: boolean }) | undefined
    const property = fc.asyncProperty(schedules, async (schedule) => {
      const current = await runTwice(schedule, openServer, database)
      run ??= current
      return current.isSame && current.violations.length === 0
    })
    const checked = await fc.check(property, { seed, numRuns: 1, endOnFailure: isToFirst })
    if (!run) throw checked.errorInstance
    report.schedules++
    report.acts += run.acts
    report.requests += run.requests
    report.slowestDrainMs = Math.max(report.slowestDrainMs, Math.round(run.drainMs))
    if (!run.isSame) report.differences++
    if (checked.failed)
      report.failures.push({ seed, violations: run.violations, shrunk: fc.stringify(checked.counterexample?.[0]) })
    onProgress(report)
    if (isToFirst && checked.failed) break
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
