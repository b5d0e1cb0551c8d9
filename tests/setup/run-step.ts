import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface StepResult {
  name: string
  passed: number
  failed: number
  /** What was not run, for want of a program that this machine doesn't have. */
  skipped: number
  seconds: number
  /** What each failed test says, to be read again under the sum of a long run. */
  failures: Failure[]
  /** The names of tests that failed, and passed when they were tried once more. */
  flaky: string[]
}

export interface Failure {
  test: string
  message: string
}

type Outcome = Pick<StepResult, 'passed' | 'failed'> & { ok: boolean; skipped?: number; failures?: Failure[]; flaky?: string[] }
const LINES_OF_FAILURE = 14

/** The file that is told of the step that failed, at the first failed test: set where it is enough to know whether there is one. */
export const stopAtFirst = process.env['STOP_AT_FIRST']

/** Runs one command with its output in view. Resolves to whether it ended well. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** Runs one command and keeps what it says until it has ended. Resolves to that, and whether it ended well. */
function runSilently(command: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', ({ message }) => resolve({ ok: false, output: message }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** One step of a run: prints its name, does it, and counts what it says it did. A step that fails without a failed test counts as one failure. */
export async function step(name: string, work: () => Promise<Outcome>, { isBeside = false } = {}): Promise<StepResult> {
  if (!isBeside) console.log(`\n== ${name}`)
  const start = performance.now()
  const { ok, passed, failed, skipped = 0, failures = [], flaky = [] } = await work()
  const seconds = (performance.now() - start) / 1000
  const result = { name, passed, failed: !ok && failed === 0 ? 1 : failed, skipped, failures, flaky, seconds }
  if (stopAtFirst && result.failed > 0) {
    writeFileSync(stopAtFirst, JSON.stringify(result))
    summarize([result])
    process.exit()
  }
  return result
}

/** A check that is right or wrong as a whole: it counts as one. Another step may run beside it, so its words come at its end. */
export const check = (name: string, command: string, args: string[]) =>
  step(
    name,
    async () => {
      const { ok, output } = await runSilently(command, args)
      console.log(`\n== ${name}\n${output.trimEnd()}`)
      return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
    },
    { isBeside: true },
  )

/** Prints what failed and what each step did, then the one line that sums the run and what was flaky under it, and sets the exit code. */
export function summarize(results: StepResult[]): void {
  for (const { test, message } of results.flatMap(({ failures }) => failures)) {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
    console.log(`\nFAILED  ${test}\n${lines.slice(0, LINES_OF_FAILURE).join('\n')}`)
  }
  console.log('')
  for (const { name, passed, failed, skipped, seconds } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${String(skipped).padStart(3)} skipped`
    console.log(`${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(24)} ${counts}  ${seconds.toFixed(1)} s`)
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0)
  process.exitCode = sum('failed') ? 1 : 0
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`)
  for (const name of results.flatMap(({ flaky }) => flaky)) console.log(`flaky   ${name}`)
}
