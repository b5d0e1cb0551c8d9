// WebKit and Firefox on the build, where they are installed: `npm run test:engines`.
import { engines, missingEngines } from '../engines/engine.ts'
import { check, summarize } from './run-step.ts'
import { vitest } from './suites.ts'

for (const words of missingEngines) console.log(words)
summarize(
  engines.length === 0 ? [] : [await check('build', 'npx', ['vite', 'build', '--logLevel', 'warn']), await vitest('engines')],
)
