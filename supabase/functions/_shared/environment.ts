import process from 'node:process'
import * as v from 'valibot'
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

const Keys = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.minLength(1))))

/** A dictionary of keys by their names, the one named `default` first; empty where it isn't set or none. */
function keysIn(name: string): string[] {
  const parsed = v.safeParse(Keys, variable(name))
  if (!parsed.success) return []
  const { default: first, ...others } = parsed.output
  return [...(first === undefined ? [] : [first]), ...Object.values(others)]
}

/** The server's secret keys, the one to use first. The single key of the older form serves where no dictionary is set. */
export function secretKeys(): readonly [string, ...string[]] {
  const [first, ...others] = keysIn('SUPABASE_SECRET_KEYS')
  return first === undefined ? [required('SUPABASE_SERVICE_ROLE_KEY')] : [first, ...others]
}

/** The secret key that the functions call Supabase with, and that what they sign or hash is keyed by. */
export function secretKey(): string {
  return secretKeys()[0]
}

/** The key of nobody in particular, under which the functions read what anybody may see. */
export function publishableKey(): string {
  return keysIn('SUPABASE_PUBLISHABLE_KEYS')[0] ?? required('SUPABASE_ANON_KEY')
}

/** Whether this server says that it is a development one. Anything else counts as production (docs/decisions.md, 22). */
export function isDevelopment(): boolean {
  return variable('WAYFINDER_ENVIRONMENT') === 'development'
}
