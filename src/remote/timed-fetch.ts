import { hearClock } from '../clock'
import { requestLimit } from '../domain/network/request-limit'
import { isTimeout, noAnswerInTime, unreachableBy } from '../domain/network/unreachable'

/** How many waits in a row have ended without an answer, by the path that was asked, and under '' of all. The memory of this page or worker. */
const timeouts = new Map<string, number>()
const timeoutsOf = (path: string) => timeouts.get(path) ?? 0

/** What is under way but for the acts of the outbox, which waits by itself and keeps nobody. */
const stoppable = new Set<AbortController>()

/** Ends what a person has no wish to wait for any longer. The server may have it all the same. */
export function stopRequests(): void {
  for (const ending of stoppable) ending.abort()
}

/** Whether the last request of this page ended by its limit, or was answered later than the first limit. */
export const answersSlowly = (): boolean => timeoutsOf('') > 0

/** `stopped`: by a person to whom it took too long. */
type End = 'answered' | 'timeout' | 'stopped' | 'failed'

/** What one request teaches for the next ones. A path that is slow by itself stays so while others answer at once. */
function learn(path: string, before: number, tookMs: number, end: End): void {
  const late = tookMs > requestLimit(0) || end === 'stopped' ? Math.max(before, 1) : 0
  const next = end === 'timeout' ? before + 1 : late
  timeouts.set('', next)
  if (next > 0 || end === 'answered') timeouts.set(path, next)
}

/** The whole answer. Each of its bytes is told of, since one that trickles must not be cut off. */
async function readWhole(response: Response, moved: () => void): Promise<Response> {
  // An answer without content has none to read: Chromium shows an empty body there, which no new answer may have.
  if (!response.body || response.status === 204) return response
  const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, to) {
      moved()
      to.enqueue(bytes)
    },
  })
  return new Response(await new Response(response.body.pipeThrough(watched)).arrayBuffer(), response)
}

/**
 * fetch with our own limit of time, whose answer is there as a whole. It follows no redirect: a captive portal's is no answer of ours. The
 * limit is that of the path, of the network or of `tried`, whichever is the longest: a slow network is slow for everything, a slow function
 * of the server only for itself. `tried`: how many tries of this very act have ended by it, which the outbox remembers and other pages have
 * made; without it the request is one that a person may stop waiting for. Rejects with Unreachable alone.
 */
export async function timedFetch(input: RequestInfo | URL, init: RequestInit = {}, tried?: number): Promise<Response> {
  const path = new URL(input instanceof Request ? input.url : input).pathname
  const before = Math.max(tried ?? 0, timeoutsOf(path), timeoutsOf(''))
  const ending = new AbortController()
  const sentAt = Date.now()
  const startedAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(() => ending.abort(noAnswerInTime()), requestLimit(before))
  }
  // `AbortSignal.any` is not there before Safari 17.4 and Firefox 124.
  const given = init.signal
  const leave = () => ending.abort(given?.reason)
  if (given?.aborted) leave()
  given?.addEventListener('abort', leave)
  if (tried === undefined) stoppable.add(ending)
  let end: End = 'failed'
  moved()
  try {
    const response = await fetch(input, { ...init, redirect: 'error', signal: ending.signal })
    // No page of a portal is JSON.
    if (response.headers.get('Content-Type')?.includes('json')) hearClock(response, sentAt)
    const read = await readWhole(response, moved)
    end = 'answered'
    return read
  } catch (cause) {
    const error = unreachableBy(cause)
    if (ending.signal.aborted && !given?.aborted) end = isTimeout(error) ? 'timeout' : 'stopped'
    throw error
  } finally {
    clearTimeout(timer)
    given?.removeEventListener('abort', leave)
    stoppable.delete(ending)
    learn(path, before, performance.now() - startedAt, end)
  }
}

/** The JSON in a text, or undefined when it is none: a portal's page. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
