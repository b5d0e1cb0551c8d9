import * as v from 'valibot'
import { dataClient } from './client'
import { type Answer, offline, refusalOf, unreadable } from './failure'

const ErrorBodySchema = v.object({
  error: v.optional(v.string()),
  code: v.optional(v.string()),
  message: v.optional(v.string()),
})

/** Calls an edge function and parses its answer. A refusal carries the function's own code and message. Never throws. */
export async function invokeFunction<S extends v.GenericSchema>(
  name: string,
  body: Record<string, unknown> | undefined,
  schema: S,
): Promise<Answer<v.InferOutput<S>>> {
  try {
    const { data, error, response } = await dataClient().functions.invoke<unknown>(name, body === undefined ? {} : { body })
    if (error) return await refusalIn(response)
    const parsed = v.safeParse(schema, data)
    return parsed.success ? { ok: true, value: parsed.output } : unreadable
  } catch {
    return offline
  }
}

async function refusalIn(response: Response | undefined) {
  if (!response) return offline
  const parsed = v.safeParse(ErrorBodySchema, await response.json().catch(() => null))
  if (!parsed.success) return refusalOf({ status: response.status })
  const { code, error, message } = parsed.output
  return refusalOf({ status: response.status, code: code ?? error, message: message ?? error })
}
