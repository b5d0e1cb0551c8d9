import { check, type StepResult } from './run-step.ts'
import { vitest } from './suites.ts'

/** The fast part: everything that needs no build, no database and no browser. */
export async function checks(): Promise<StepResult[]> {
  // Two at a time: the compiler keeps one core busy by itself.
  const types = check('types', 'npm', ['run', '-s', 'types'])
  const format = await check('format', 'npm', ['run', '-s', 'format:check'])
  const lint = await check('lint', 'npm', ['run', '-s', 'lint'])
  const unused = await check('unused code', 'npm', ['run', '-s', 'unused'])
  return [format, await types, lint, unused, await vitest('unit*', { name: 'unit' })]
}
