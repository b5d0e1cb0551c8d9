// The same questions asked of every page, form and width: `npm run test:wide`.
import { check, summarize } from './run-step.ts'
import { playwright } from './suites.ts'

summarize([await check('build', 'npx', ['vite', 'build', '--logLevel', 'warn']), await playwright('wide')])
