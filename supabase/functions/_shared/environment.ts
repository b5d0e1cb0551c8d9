import process from 'node:process'
import { Refusal } from './refusal.ts'

/** A variable of the function's environment, or null when it is not set. Works on Deno, which has Node's `process` too. */
export function variable(name: string): string | null {
  return process.env[name] || null
}

/** A variable that the function can't do without. Throws a Refusal that names it in the log only. */
export function required(name: string): string {
  const value = variable(name)
  if (value !== null) return value
  console.error(`The variable ${name} is not set.`)
  throw new Refusal(503, 'not_configured', 'This service is not available right now. Please try again later.')
}

/** Whether this server says that it is a development one. Anything else counts as production. Decision 22. */
export function isDevelopment(): boolean {
  return variable('WAYFINDER_ENVIRONMENT') === 'development'
}
