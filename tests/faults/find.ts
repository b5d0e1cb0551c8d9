import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StepResult } from '../setup/run-step.ts'
import { applyFault, copyProject } from './copy.ts'
import type { Fault } from './fault.ts'

/** What the tests came to. `step` null: it found nothing. `isOver`: it ran to its end. */
export interface Finding {
  step: StepResult | null
  isOver: boolean
  seconds: number
  log: string
}

/** How long programs may take to end by themselves when a run is interrupted, in milliseconds. */
const GRACE_MS = 10_000

/**
 * Asks a copy of the project with this fault in it, or with none, up to the first step that fails: the test file that is expected to find it, then
 * all of `npm test`. What it says goes into a file.
 */
export async function find(fault: Fault | null, name: string, root: string, interrupted: AbortSignal): Promise<Finding> {
  const logs = join(root, 'test-results', 'faults')
  mkdirSync(logs, { recursive: true })
  const log = join(logs, `${name}.log`)
  const start = performance.now()
  const folder = await copyProject(root)
  try {
    if (fault) await applyFault(fault, folder)
    const firstFailure = join(folder, 'first-failure.json')
    const code = await runTests(folder, fault ? [fault.foundBy] : [], firstFailure, log, interrupted)
    const told = existsSync(firstFailure) ? readFileSync(firstFailure, 'utf8') : 'null'
    const step: StepResult | null = JSON.parse(told.replaceAll(`${folder}/`, ''))
    return { step, isOver: step !== null || code === 0, seconds: (performance.now() - start) / 1000, log }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** In a process group of its own, so that an interrupted run leaves no server and no browser behind. */
async function runTests(
  folder: string,
  first: string[],
  firstFailure: string,
  log: string,
  interrupted: AbortSignal,
): Promise<number | null> {
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/faults/ask.ts', ...first], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, STOP_AT_FIRST: firstFailure },
  })
  closeSync(output)
  const ended = once(child, 'exit')
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // The whole group has ended.
    }
  }
  const stop = () => {
    end('SIGTERM')
    setTimeout(() => end('SIGKILL'), GRACE_MS).unref()
  }
  if (interrupted.aborted) stop()
  interrupted.addEventListener('abort', stop)
  await ended
  interrupted.removeEventListener('abort', stop)
  // What its programs have left running would write into a folder that goes.
  end('SIGKILL')
  return child.exitCode
}
