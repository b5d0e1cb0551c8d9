// All suites, in one to two hours: `npm run test:all`. A test that passes only at its second try counts as failed here.
import { missingEngines, engines } from '../engines/engine.ts'
import { checks } from './checks.ts'
import { functionsOnDeno } from './functions-on-deno.ts'
import { check, summarize } from './run-step.ts'
import { useScratchFolder } from './scratch-folder.ts'
import { playwright, vitest } from './suites.ts'

useScratchFolder()
process.env['TEST_ALL'] = '1'
for (const words of missingEngines) console.log(words)
summarize([
  ...(await checks()),
  await vitest('database'),
  await vitest('integration*', { name: 'integration' }),
  await vitest('simulation'),
  ...(await Promise.all([functionsOnDeno('all'), check('build', 'npx', ['vite', 'build', '--logLevel', 'warn'])])),
  await vitest('built'),
  await playwright('phone', { flakyFails: true }),
  await playwright('wide', { flakyFails: true }),
  ...(engines.length > 0 ? [await vitest('engines', { env: { REPEAT: process.env['REPEAT'] ?? '3' } })] : []),
])
