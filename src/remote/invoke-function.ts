import * as v from 'valibot'
import { backend } from '../env'
import { dataClient } from './data-client'
import { type Answer, offline, type Refusal, refusalOf, refusalOfThrown } from './failure'
import { freshToken } from './renew-session'
import { timedFetch } from './timed-fetch'

/** How our functions answer a refusal; others that refuse in such a form give numbers or capitals for a code. */
const ErrorBodySchema = v.object({ error: v.object({ code: v.pipe(v.string(), v.regex(/^[a-z_]+$/)), message: v.string() }) })

/** Calls an edge function and parses its answer. A refusal carries the function's own code and message. Never throws. */
export async function invokeFunction<S extends v.GenericSchema>(
  name: string,
  body: Record<string, unknown> | undefined,
  schema: S,
): Promise<Answer<v.InferOutput<S>>> {
  try {
    const { data, error, response } = await dataClient().functions.invoke<unknown>(name, body === undefined ? {} : { body })
    // An error without a context is of a body that broke off, or that is no JSON.
    if (error) return response ? await refusalIn(response) : 'context' in error ? refusalOfThrown(error.context) : offline
    const parsed = v.safeParse(schema, data)
    return parsed.success ? { ok: true, value: parsed.output } : offline
  } catch (error) {
    return refusalOfThrown(error)
  }
}

/** Anything else comes from who stands in between. */
export const PHOTO_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Asks an edge function for a photo, which the library would take for text. A refusal as above. Never throws. */
export async function pictureFrom(name: string, query: Record<string, string>): Promise<Answer<Blob>> {
  try {
    const { url, key } = backend()
    const headers = { apikey: key, Authorization: `Bearer ${(await freshToken()) ?? key}` }
    const response = await timedFetch(`${url}/functions/v1/${name}?${new URLSearchParams(query)}`, { headers })
    if (!response.ok) return await refusalIn(response)
    const picture = await response.blob()
    return PHOTO_TYPES.has(picture.type) ? { ok: true, value: picture } : offline
  } catch (error) {
    return refusalOfThrown(error)
  }
}

async function refusalIn(response: Response): Promise<Refusal> {
  const parsed = v.safeParse(ErrorBodySchema, await response.json().catch(() => null))
  if (!parsed.success) return offline
  const refusal = refusalOf({ status: response.status, ...parsed.output.error })
  const seconds = Number(response.headers.get('Retry-After'))
  return seconds > 0 ? { ...refusal, retryAfterSeconds: seconds } : refusal
}
