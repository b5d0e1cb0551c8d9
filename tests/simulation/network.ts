import type { Fault } from './schedule.ts'
import type { ApiAnswer, SimulatedServer } from './server.ts'
import type { Timeline } from './timeline.ts'

export type NetworkMode = 'online' | 'offline' | 'portal' | 'outage'
type Request = {
  path: string
  method: string
  token: string | null
  parameters: Record<string, unknown>
  opId: string
  size: number
}

const TIMEOUT_MS = 15_000
const LATENCY_MS = 40
const LATE_MS = 70_000
const html = { status: 200, body: '<html>Please sign in to the Wi-Fi</html>' }

/** As much of a Response as the senders read. The real one reads its body in turns of the event loop that nothing here could wait for. */
type Answered = Pick<Response, 'status' | 'ok' | 'headers' | 'text'>

function respond({ status, body }: ApiAnswer): Answered {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, ok: status >= 200 && status < 300, headers: new Headers(), text: async () => text }
}
const reset = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
const error = (status: number, code: string | null): ApiAnswer => ({ status, body: { code, message: 'x' } })

/** Everything between the phone and the server: `fetch` as the app calls it, with what a mobile network does to a request. */
export class Network {
  mode: NetworkMode = 'online'
  faults: Fault[] = []
  readonly log: string[] = []
  readonly #timeline: Timeline
  readonly #server: SimulatedServer
  readonly #userOf: (token: string) => string | null
  /** Called for every request that reaches the server, before it is looked at. */
  onArrival: (path: string, userId: string | null, parameters: Readonly<Record<string, unknown>>) => void = () => undefined

  constructor(timeline: Timeline, server: SimulatedServer, userOf: (token: string) => string | null) {
    this.#timeline = timeline
    this.#server = server
    this.#userOf = userOf
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Answered> => {
    const request = readRequest(input, init)
    const fault = this.#faultNow()
    this.log.push(`${this.#timeline.now} ${request.path} ${request.opId} ${fault}`)
    await this.#timeline.pause(LATENCY_MS)
    return this.#carry(request, fault)
  }

  /** Whether a token refresh is answered: the auth server suffers from the same network. */
  async reachesAuth(): Promise<boolean> {
    const fault = this.#faultNow()
    this.log.push(`${this.#timeline.now} auth ${fault}`)
    await this.#timeline.pause(fault.startsWith('hang') ? TIMEOUT_MS : LATENCY_MS)
    return fault === 'ok' || fault === 'slow' || fault === 'duplicate'
  }

  #faultNow(): Fault {
    if (this.mode === 'offline') return 'reset_before'
    if (this.mode === 'portal') return 'portal_before'
    if (this.mode === 'outage') return 'error_503'
    return this.faults.shift() ?? 'ok'
  }

  #carry(request: Request, fault: Fault): Promise<Answered> {
    return this.#fates[fault](request)
  }

  readonly #fates: Record<Fault, (request: Request) => Promise<Answered>> = {
    ok: (request) => this.#answer(request),
    slow: (request) => this.#timeline.pause(9_000).then(() => this.#answer(request)),
    reset_before: () => reset(),
    reset_after: (request) => this.#reach(request).then(reset),
    hang_before: () => this.#timeOut(),
    hang_after: (request) => this.#reach(request).then(() => this.#timeOut()),
    late: (request) => {
      this.#reachLate(request)
      return this.#timeOut()
    },
    duplicate: (request) => {
      this.#reachLate(request)
      return this.#answer(request)
    },
    portal_before: async () => respond(html),
    portal_after: (request) => this.#reach(request).then(() => respond(html)),
    error_500_before: async () => respond({ status: 500, body: '<html>Oops</html>' }),
    error_500_after: (request) => this.#reach(request).then(() => respond(error(500, 'XX000'))),
    error_503: async () => respond(error(503, 'PGRST001')),
    error_429: async () => respond(error(429, null)),
    error_401: async () => respond(error(401, 'PGRST303')),
    error_403: async () => respond(error(403, '42501')),
    error_409: async () => respond(error(409, 'PT409')),
    torn_upload: async (request) => {
      const isUpload = request.method === 'POST' && request.path.startsWith('/storage')
      if (isUpload) await this.#reach({ ...request, size: request.size - 1 })
      return reset()
    },
  }

  #reachLate(request: Request): void {
    this.#timeline.after(LATE_MS, () => void this.#reach(request))
  }

  async #timeOut(): Promise<never> {
    await this.#timeline.pause(TIMEOUT_MS - LATENCY_MS)
    throw new DOMException('The operation timed out.', 'TimeoutError')
  }

  async #answer(request: Request): Promise<Answered> {
    const reply = await this.#reach(request)
    await this.#timeline.pause(LATENCY_MS)
    return reply
  }

  async #reach(request: Request): Promise<Answered> {
    const userId = request.token === null ? null : this.#userOf(request.token)
    if (request.token !== null && userId === null) return respond(error(401, 'PGRST303'))
    this.onArrival(request.path, userId, request.parameters)
    return this.#timeline.real(async () => {
      if (!request.path.startsWith('/storage'))
        return respond(await this.#server.call(request.path.slice('/rest/v1/rpc/'.length), request.parameters, userId))
      const path = request.path.split('completion-photos/')[1] ?? ''
      if (request.method === 'POST') return respond(await this.#server.store(path, request.size, userId ?? ''))
      const size = await this.#server.sizeOf(path)
      return size === null ? respond(error(404, 'NoSuchKey')) : respond({ status: 200, body: { size } })
    })
  }
}

function readRequest(input: RequestInfo | URL, { method = 'GET', headers, body }: RequestInit): Request {
  const url = new URL(input instanceof Request ? input.url : input)
  const bearer = new Headers(headers).get('Authorization')?.replace('Bearer ', '') ?? ''
  const parameters: Record<string, unknown> = typeof body === 'string' ? JSON.parse(body) : {}
  const opId = parameters['p_op_id']
  return {
    path: url.pathname,
    method,
    token: bearer.startsWith('token ') ? bearer : null,
    parameters,
    opId: typeof opId === 'string' ? opId : '',
    size: body instanceof ArrayBuffer ? body.byteLength : 0,
  }
}
