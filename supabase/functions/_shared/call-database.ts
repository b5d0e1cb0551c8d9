import * as v from 'valibot'
import { Refusal, tooMany } from './refusal.ts'
import { serverFetch } from './server-fetch.ts'

const Failure = v.object({ code: v.nullish(v.string()), details: v.nullish(v.string()) })

/**
 * Calls an SQL function as the server, and parses what it answers. Its own refusals keep their status: PT404 is not found, PT429 too
 * many with the wait in `details`. Throws a Refusal.
 */
export async function callDatabase<Schema extends v.GenericSchema>(
  name: string,
  parameters: Record<string, string | number | boolean | null | readonly string[]>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const response = await serverFetch(`/rest/v1/rpc/${name}`, { method: 'POST', body: parameters })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return v.parse(schema, body)
  const failure = v.safeParse(Failure, body)
  const code = failure.success ? failure.output.code : null
  if (code === 'PT429') throw tooMany(Number(failure.success ? failure.output.details : null) || 60)
  if (code === 'PT404') throw new Refusal(404, 'not_found', 'This application was not found. Please start again.')
  if (code === 'PT400') throw new Refusal(400, 'invalid_request', 'Please check what you entered.')
  console.error(`${name} answered ${response.status} ${code ?? ''}`)
  throw new Refusal(503, 'unavailable', 'Something went wrong on the server. Please try again.')
}

/** Takes one of so many from the allowance of an address, or of the IPv6 network that it lies in. Throws as takeAllowance does. */
export async function takeAddressAllowance(address: string, allowance: string, limit: number, seconds: number): Promise<void> {
  const parameters = { p_address: address, p_allowance: allowance, p_limit: limit, p_seconds: seconds }
  const wait = await callDatabase('take_address_allowance', parameters, v.nullable(v.number()))
  if (wait !== null) throw tooMany(wait)
}

/** Takes one of so many from an allowance. Throws the refusal that tells the wait when none is left. Times in seconds. */
export async function takeAllowance(subject: string, allowance: string, limit: number, seconds: number): Promise<void> {
  const parameters = { p_subject: subject, p_allowance: allowance, p_limit: limit, p_seconds: seconds }
  const wait = await callDatabase('take_function_allowance', parameters, v.nullable(v.number()))
  if (wait !== null) throw tooMany(wait)
}
