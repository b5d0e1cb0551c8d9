// Runs in a copy of the project with a fault in it: first the test file that is expected to find it, which `npm test` runs too; where that one
// passes, all of `npm test`.
import { findBrowser } from '../setup/browser.ts'
import { check, summarize, type StepResult } from '../setup/run-step.ts'
import { useScratchFolder } from '../setup/scratch-folder.ts'
import { playwright, vitest } from '../setup/suites.ts'

const build = () => check('build', 'npx', ['vite', 'build', '--logLevel', 'warn'])

async function ask(file: string): Promise<StepResult[]> {
  if (file.startsWith('tests/e2e/')) return [await build(), await playwright('core', { files: [file] })]
  if (file.startsWith('tests/built/')) return [await build(), await vitest('built', { files: [file] })]
  if (file.startsWith('tests/integration/')) return [await vitest('integration*', { name: 'integration', files: [file] })]
  if (file.startsWith('supabase/tests/')) return [await vitest('database', { files: [file] })]
  return [await vitest('unit*', { name: 'unit', files: [file] })]
}

const [file] = process.argv.slice(2)
if (file) {
  findBrowser('light')
  useScratchFolder()
  summarize(await ask(file))
}
await import('../setup/test.ts')
