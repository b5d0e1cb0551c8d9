import { execFileSync } from 'node:child_process'
import { step, type StepResult } from './run-step.ts'
import { vitest } from './suites.ts'

const name = 'functions on Deno'
const withDeno: [string, ...string[]] = ['npm', 'exec', '--yes', '--package=deno@2.9.6', '--']
/** That each edge function loads, and what those do that ask other services. */
const subjects = {
  loading: ['functions'],
  all: ['functions', 'accounts', 'application', 'completion-photo', 'keys', 'payments', 'providers'],
}

function hasDeno(): boolean {
  try {
    execFileSync(withDeno[0], [...withDeno.slice(1), 'deno', '--version'], { stdio: 'ignore', timeout: 180_000 })
    return true
  } catch {
    return false
  }
}

/** Runs what the edge functions do on Deno once more, as hosted Supabase runs them. Skips where Deno can't be had, and says so. */
export function functionsOnDeno(breadth: keyof typeof subjects): Promise<StepResult> {
  const files = subjects[breadth].map((subject) => `tests/integration/${subject}.test.ts`)
  if (hasDeno()) return vitest('integration', { name, files, through: withDeno, env: { FUNCTIONS_RUNTIME: 'deno' } })
  return step(name, async () => {
    console.log('Skipped: the package deno could not be got from the registry. The functions were tested on Node alone.')
    return { ok: true, passed: 0, failed: 0, skipped: 1 }
  })
}
