import * as v from 'valibot'
import { bodyWithin } from './body-within.ts'
import { variable } from './environment.ts'
import { Refusal } from './refusal.ts'
import { isStorable } from './storable-text.ts'

const LARGEST_BODY = 16 * 1024

interface Act<Schema extends v.GenericSchema> {
  body: Schema
  /** Does what is asked and answers what is sent back as JSON. Throws a Refusal for what it does not do. */
  run: (body: v.InferOutput<Schema>, request: Request) => Promise<object>
}

/**
 * An edge function that takes JSON by POST: parsed before it runs, answered as JSON, refused as `{ error: { code, message } }`.
 * An unforeseen fault is logged by its kind alone, since its text may hold what the person sent. Other sites' pages may neither call it nor
 * have it called: a form of theirs can send no JSON, and a script of theirs names its own origin.
 */
export function edgeFunction<Schema extends v.GenericSchema>({
  body,
  run,
}: Act<Schema>): { fetch(request: Request): Promise<Response> } {
  async function answer(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Use POST.')
    if (!isFromHere(request)) throw new Refusal(403, 'forbidden_origin', 'Please open the site itself to do this.')
    const parsed = v.safeParse(body, await jsonOf(request))
    if (!parsed.success) throw new Refusal(400, 'invalid_request', parsed.issues[0].message)
    return Response.json(await run(parsed.output, request))
  }
  return { fetch: (request) => answerFrom(() => answer(request)) }
}

/** Runs what answers a request, turns a Refusal into its answer, and lets the site's own pages read it. */
export async function answerFrom(answer: () => Promise<Response>): Promise<Response> {
  const response = await answer().catch(refusalResponse)
  const site = siteOrigin()
  if (site !== null) {
    response.headers.set('access-control-allow-origin', site)
    response.headers.set('access-control-allow-headers', 'authorization, apikey, content-type, x-client-info')
    response.headers.set('access-control-expose-headers', 'retry-after')
    response.headers.set('access-control-max-age', '7200')
  }
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

/** Where the site is. Without SITE_URL there is none, and nobody is let in in its place: `null` is what a sandboxed frame calls itself. */
function siteOrigin(): string | null {
  const site = variable('SITE_URL')
  return site !== null && URL.canParse(site) ? new URL(site).origin : null
}

/** Whether a page of the site sent this, or no page at all: browsers name the origin with every POST. */
function isFromHere(request: Request): boolean {
  const origin = request.headers.get('origin')
  return origin === null || origin === siteOrigin() || origin === new URL(request.url).origin
}

async function jsonOf(request: Request): Promise<unknown> {
  const bytes = await bodyWithin(request, LARGEST_BODY)
  if (bytes === null) throw tooLarge()
  const text = new TextDecoder().decode(bytes)
  if (text === '') return {}
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'unsupported_media_type', 'Send JSON.')
  const body = parsedJson(text)
  if (body === undefined || !isStorable(body))
    throw new Refusal(400, 'invalid_request', 'The request is not JSON that we can keep.')
  return body
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, 'too_large', 'The request is too large.')
}
