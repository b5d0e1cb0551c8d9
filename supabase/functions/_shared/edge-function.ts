import * as v from 'valibot'
import { variable } from './environment.ts'
import { Refusal } from './refusal.ts'

const LARGEST_BODY = 16 * 1024

interface Act<Schema extends v.GenericSchema> {
  body: Schema
  /** Does what is asked and answers what is sent back as JSON. Throws a Refusal for what it does not do. */
  run: (body: v.InferOutput<Schema>, request: Request) => Promise<object>
}

/**
 * An edge function that takes JSON by POST: parsed before it runs, answered as JSON, refused as `{ error: { code, message } }`.
 * An unforeseen fault is logged by its kind alone, since its text may hold what the person sent. Other sites' pages may not call it.
 */
export function edgeFunction<Schema extends v.GenericSchema>({
  body,
  run,
}: Act<Schema>): { fetch(request: Request): Promise<Response> } {
  async function answer(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Use POST.')
    const parsed = v.safeParse(body, await jsonOf(request))
    if (!parsed.success) throw new Refusal(400, 'invalid_request', parsed.issues[0].message)
    return Response.json(await run(parsed.output, request))
  }
  return { fetch: (request) => answerFrom(() => answer(request)) }
}

/** Runs what answers a request, turns a Refusal into its answer, and lets the site's own pages read it. */
export async function answerFrom(answer: () => Promise<Response>): Promise<Response> {
  const response = await answer().catch(refusalResponse)
  response.headers.set('access-control-allow-origin', siteOrigin())
  response.headers.set('access-control-allow-headers', 'authorization, apikey, content-type, x-client-info')
  response.headers.set('vary', 'origin')
  response.headers.set('cache-control', 'no-store')
  return response
}

function refusalResponse(error: unknown): Response {
  if (!(error instanceof Refusal)) console.error(`Fault in a function: ${error instanceof Error ? error.name : typeof error}`)
  const { status, code, message, retryAfterSeconds } =
    error instanceof Refusal ? error : new Refusal(500, 'internal_error', 'Something went wrong on the server. Please try again.')
  const headers = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }
  return Response.json({ error: { code, message } }, { status, headers })
}

function siteOrigin(): string {
  const site = variable('SITE_URL')
  return site !== null && URL.canParse(site) ? new URL(site).origin : 'null'
}

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.length > LARGEST_BODY) throw new Refusal(413, 'too_large', 'The request is too large.')
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'invalid_request', 'The request is not JSON.')
  }
}
