import { check, type StepResult } from './run-step.ts'
import { vitest } from './suites.ts'

/** The fast part: everything that needs no build, no database and no browser. */
export async function checks(): Promise<StepResult[]> {
  return [
    await check('format', 'npx', ['oxfmt', '--check']),
    await check('types', 'npx', ['tsc', '--noEmit', '-p', '.']),
    await check('lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings']),
    await check('unused code', 'npx', ['knip']),
    await vitest('unit'),
  ]
}
