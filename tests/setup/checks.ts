import { check, type StepResult } from './run-step.ts'
import { vitest } from './suites.ts'

/** The fast part: everything that needs no build, no database and no browser. */
export async function checks(): Promise<StepResult[]> {
  return [
    await check('format', 'npm', ['run', '-s', 'format:check']),
    await check('types', 'npm', ['run', '-s', 'types']),
    await check('lint', 'npm', ['run', '-s', 'lint']),
    await check('unused code', 'npm', ['run', '-s', 'unused']),
    await vitest('unit*', { name: 'unit' }),
  ]
}
