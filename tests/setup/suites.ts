import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { run, step, stopAtFirst, type Failure, type StepResult } from './run-step.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { name: string; message: string; assertionResults: VitestTest[] }[]
}
interface VitestTest {
  status: string
  fullName: string
  failureMessages: string[]
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: PlaywrightSpec[]
}

interface PlaywrightSpec {
  file: string
  line: number
  title: string
  ok: boolean
  tests: { status: string; results: { errors: { message: string }[] }[] }[]
}

/** A file that could not be run at all fails without a test. */
const failuresOfVitest = ({ testResults }: VitestReport): Failure[] =>
  testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [{ test: name, message }]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ test: `${name} ${fullName}`, message: failureMessages.join('\n') })),
  ])

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]

const failureOf = ({ file, line, title, tests }: PlaywrightSpec): Failure => ({
  test: `${file}:${line} ${title}`,
  message: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((error) => error.message))).join('\n'),
})

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
    const stop = stopAtFirst ? ['--bail=1'] : []
    const [command, ...before] = through
    const ok = await run(command, [...before, 'vitest', 'run', '--project', project, ...files, ...reports, ...stop], env)
    const report: VitestReport | null = readJson(file)
    const failures = report ? failuresOfVitest(report) : []
    const skipped = report?.numPendingTests ?? 0
    return { ok, passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped, failures }
  })
}

/**
 * Runs one project of the browser tests, or some of its files, on the build that stands in `dist`. What failed and passed when it was tried once more has passed,
 * and is named as flaky; `flakyFails` counts it as failed.
 */
export function playwright(
  project: 'core' | 'phone' | 'wide',
  { flakyFails = false, files = [] }: { flakyFails?: boolean; files?: string[] } = {},
): Promise<StepResult> {
  const file = 'test-results/e2e.json'
  return step(`e2e ${project}`, async () => {
    rmSync(file, { force: true })
    const stop = stopAtFirst ? ['-x'] : []
    const env = { E2E_BUILT: '1', E2E_CORE: project === 'core' ? '1' : '' }
    const ok = await run('npx', ['playwright', 'test', ...files, `--project=${project}`, ...stop], env)
    const report: PlaywrightReport | null = readJson(file)
    const specs = report ? specsOf(report) : []
    const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    const failures = specs.filter((spec) => !spec.ok || (flakyFails && flaky.includes(spec))).map(failureOf)
    const { expected = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {}
    return {
      ok: ok && !(flakyFails && flaky.length > 0),
      passed: expected + (flakyFails ? 0 : flaky.length),
      failed: unexpected + (flakyFails ? flaky.length : 0),
      skipped,
      failures,
      flaky: flaky.map((spec) => failureOf(spec).test),
    }
  })
}
