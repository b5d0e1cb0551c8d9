import { findBrowser } from './browser.ts'
import { checks } from './checks.ts'
import { functionsOnDeno } from './functions-on-deno.ts'
import keepMigratedDatabases from './migrated-databases.ts'
import { check, summarize } from './run-step.ts'
import keepSeededFolder from './seeded-folder.ts'
import { useScratchFolder } from './scratch-folder.ts'
import { playwright, vitest } from './suites.ts'

// The browser first: a machine that can't have one should say so before it works for minutes.
console.log(`Browser: ${findBrowser('light')}`)
useScratchFolder()
// What more than one step begins with, made while the checks leave a core free.
const keeping = Promise.all([keepMigratedDatabases(), keepSeededFolder()])
const checked = await checks()
const kept = await keeping
summarize([
  ...checked,
  await vitest('database'),
  await vitest('integration*', { name: 'integration' }),
  await vitest('simulation'),
  ...(await Promise.all([functionsOnDeno('loading'), check('build', 'npx', ['vite', 'build', '--logLevel', 'warn'])])),
  // The files of the build keep one core busy, and so does the start of the browser tests.
  ...(await Promise.all([vitest('built'), playwright('core')])),
])
for (const remove of kept) await remove()
