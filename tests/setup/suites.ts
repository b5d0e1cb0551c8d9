import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { run, step, type StepResult } from './run-step.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const readJson = (file: string) => JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : 'null')

/** Runs one of Vitest's projects and counts its tests from the report that it writes. */
export function vitest(project: string): Promise<StepResult> {
  const file = `test-results/${project}.json`
  return step(project, async () => {
    mkdirSync('test-results', { recursive: true })
    rmSync(file, { force: true })
    const ok = await run('npx', [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    const report: VitestReport | null = readJson(file)
    return { ok, passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
  })
}

/** Runs the browser tests on the build that stands in `dist`. What passed only at the second try is named, and counted as passed. */
export function playwright(): Promise<StepResult> {
  const file = 'test-results/e2e.json'
  return step('e2e', async () => {
    rmSync(file, { force: true })
    const ok = await run('npx', ['playwright', 'test'], { E2E_BUILT: '1' })
    const report: PlaywrightReport | null = readJson(file)
    const stats = report?.stats
    const flaky = stats?.flaky ?? 0
    if (flaky > 0) console.log(`${flaky} passed only at the second try.`)
    return { ok, passed: (stats?.expected ?? 0) + flaky, failed: stats?.unexpected ?? 0 }
  })
}
