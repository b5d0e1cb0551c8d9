import { checks } from './checks.ts'
import { summarize } from './run-step.ts'

summarize(await checks())
