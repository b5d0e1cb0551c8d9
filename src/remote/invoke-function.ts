import * as v from 'valibot'
import { backend } from '../env'
import { dataClient } from './data-client'
import { type Answer, type Refusal, refusalOf, refusalOfThrown, unreadable } from './failure'
import { freshToken } from './fresh-token'
import { timedFetch, whole } from './timed-fetch'

/** How our functions answer a refusal. */
const ErrorBodySchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) })

/** Calls an edge function and parses its answer. A refusal carries the function's own code and message. Never throws. */
export async function invokeFunction<S extends v.GenericSchema>(
  name: string,
  body: Record<string, unknown> | undefined,
  schema: S,
): Promise<Answer<v.InferOutput<S>>> {
  try {
    const { data, error, response } = await dataClient().functions.invoke<unknown>(name, body === undefined ? {} : { body })
    if (error) return response ? await refusalIn(response) : refusalOfThrown(error.context)
    const parsed = v.safeParse(schema, data)
    return parsed.success ? { ok: true, value: parsed.output } : unreadable
  } catch (error) {
    return refusalOfThrown(error)
  }
}

/** Anything else comes from who stands in between. */
const PHOTO_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Asks an edge function for a photo, which the library would take for text. A refusal as above. Never throws. */
export async function pictureFrom(name: string, query: Record<string, string>): Promise<Answer<Blob>> {
  try {
    const { url, key } = backend()
    const headers = { apikey: key, Authorization: `Bearer ${(await freshToken()) ?? key}` }
    const response = await timedFetch(`${url}/functions/v1/${name}?${new URLSearchParams(query)}`, { headers })
    if (!response.ok) return await refusalIn(response)
    const picture = await whole(response.blob())
    return PHOTO_TYPES.has(picture.type) ? { ok: true, value: picture } : unreadable
  } catch (error) {
    return refusalOfThrown(error)
  }
}

async function refusalIn(response: Response): Promise<Refusal> {
  const parsed = v.safeParse(ErrorBodySchema, await response.json().catch(() => null))
  const refusal = refusalOf({ status: response.status, ...(parsed.success && parsed.output.error) })
  const seconds = Number(response.headers.get('Retry-After'))
  return seconds > 0 ? { ...refusal, retryAfterSeconds: seconds } : refusal
}
