import { findBrowser } from './browser.ts'
import { checks } from './checks.ts'
import { functionsOnDeno } from './functions-on-deno.ts'
import { check, summarize } from './run-step.ts'
import { playwright, vitest } from './suites.ts'

// The browser first: a machine that can't have one should say so before it works for minutes.
console.log(`Browser: ${findBrowser('light')}`)
summarize([
  ...(await checks()),
  await vitest('database'),
  await vitest('integration'),
  await functionsOnDeno('loading'),
  await vitest('simulation'),
  await check('build', 'npx', ['vite', 'build', '--logLevel', 'warn']),
  await vitest('built'),
  await playwright('core'),
])
