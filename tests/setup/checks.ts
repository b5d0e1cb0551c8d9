import { check, type StepResult } from './run-step.ts'
import { vitest } from './suites.ts'

const names = { 'format:check': 'format', lint: 'lint', types: 'types', unused: 'unused code' }

async function inTurn(...scripts: (keyof typeof names)[]): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const script of scripts) results.push(await check(names[script], 'npm', ['run', '-s', script]))
  return results
}

/** The fast part: everything that needs no build, no database and no browser. */
export async function checks(): Promise<StepResult[]> {
  // Two at a time: each keeps one core busy by itself.
  const [looked, compiled] = await Promise.all([inTurn('format:check', 'lint'), inTurn('types', 'unused')])
  return [...looked, ...compiled, await vitest('unit*', { name: 'unit' })]
}
