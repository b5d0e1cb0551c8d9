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

interface VitestRun {
  /** What the step is called; the project's name if it isn't given. */
  name?: string
  files?: string[]
  /** A program that runs Vitest in another surrounding. */
  through?: [command: string, ...args: string[]]
  env?: Record<string, string>
}

/** Runs one of Vitest's projects, or some of its files, and counts its tests from the report that it writes. */
export function vitest(project: string, options: VitestRun = {}): Promise<StepResult> {
  const { name = project, files = [], through = ['npx'], env = {} } = options
  const file = `test-results/${name.replaceAll(' ', '-')}.json`
  return step(name, async () => {
    mkdirSync('test-results', { recursive: true })
    rmSync(file, { force: true })
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const [command, ...before] = through
    const ok = await run(command, [...before, 'vitest', 'run', '--project', project, ...files, ...reports], env)
    const report: VitestReport | null = readJson(file)
    return { ok, passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
  })
}

/** Runs the browser tests on the build that stands in `dist`. What passed only at the second try is named, and counted as passed. */
export function playwright(): Promise<StepResult> {
  const file = 'test-results/e2e.json'
  return step('e2e', async () => {
    rmSync(file, { force: true })
    const ok = await run('npx', ['playwright', 'test', '--project=phone'], { E2E_BUILT: '1' })
    const report: PlaywrightReport | null = readJson(file)
    const stats = report?.stats
    const flaky = stats?.flaky ?? 0
    if (flaky > 0) console.log(`${flaky} passed only at the second try.`)
    return { ok, passed: (stats?.expected ?? 0) + flaky, failed: stats?.unexpected ?? 0 }
  })
}
