import { requestLimit } from '../../src/domain/network/request-limit'
import type { Fault, NetworkMode, StrangerFault } from './schedule.ts'
import { SERVER_START, storageError, type ApiAnswer, type SimulatedServer } from './server.ts'
import { isStranger, strangers } from './strangers.ts'
import type { Timeline } from './timeline.ts'

type Request = {
  path: string
  method: string
  token: string | null
  parameters: Record<string, unknown>
  opId: string
  size: number
  /** When it left. */
  at: number
}

const LATENCY_MS = 40
const SLOW_MS = 9_000
const LATE_MS = 70_000
const SLOW_UPLOAD_MS = 100_000
const html = { status: 200, body: '<html>Please sign in to the Wi-Fi</html>' }

/** As much of a Response as the senders read. The real one reads its body in turns of the event loop that nothing here could wait for. */
type Answered = Pick<Response, 'status' | 'ok' | 'headers' | 'text'>

function respond({ status, body, retryAfter }: ApiAnswer, at?: Date): Answered {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = new Headers({
    ...(at && { Date: at.toUTCString() }),
    ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
  })
  return { status, ok: status >= 200 && status < 300, headers, text: async () => text }
}
const reset = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
const error = (status: number, code: string): ApiAnswer => ({ status, body: { code, message: 'x', details: null, hint: null } })

/** Everything between the phone and the server: `fetch` as the app calls it, with what a mobile network does to a request. */
export class Network {
  mode: NetworkMode = 'online'
  /** Until when the server is down: what is under way by then does not reach it. */
  downUntil = -1
  faults: Fault[] = []
  /** How many tries of an act have ended by their limit of time, as the phone knows it. */
  readonly tried = new Map<string, number>()
  readonly log: string[] = []
  /** The acts that the server itself has refused to take: only these may be parked by an answer. `limited`: of those, by a quota. */
  readonly refused = new Set<string>()
  readonly limited = new Set<string>()
  /** The bounties that the server will not take, whenever they are sent. */
  readonly untaken = new Set<string>()
  /** The acts that the server fails at, whenever they are sent. */
  readonly fatal = new Set<string>()
  /** Until when the photo of an act is under way. */
  readonly #slowUploads = new Map<string, number>()
  /** Called when a photo is sent once more while it is still under way. */
  onSecondUpload: (opId: string) => void = () => undefined
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

  /** Whether the photo of an act is still passed on by a slow link that has taken it. */
  isPassingOn(opId: string): boolean {
    return (this.#slowUploads.get(opId) ?? 0) > this.#timeline.now
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Answered> => {
    const request = { ...readRequest(input, init), at: this.#timeline.now }
    // A look at the time is nobody's act: it uses up no fault.
    const fault = isQuestion(request) && this.mode === 'online' && !this.#isDown(request.at) ? 'ok' : this.#faultNow()
    this.log.push(`${this.#timeline.now} ${request.path} ${request.opId} ${fault}`)
    if (isUpload(request) && this.isPassingOn(request.opId)) this.onSecondUpload(request.opId)
    await this.#timeline.pause(LATENCY_MS)
    return this.#carry(request, fault)
  }

  /** Whether a token refresh is answered: the auth server suffers from the same network. */
  async reachesAuth(): Promise<boolean> {
    const fault = this.#faultNow()
    this.log.push(`${this.#timeline.now} auth ${fault}`)
    await this.#timeline.pause(fault.startsWith('hang') ? requestLimit(0) : fault === 'slow' ? SLOW_MS : LATENCY_MS)
    return fault === 'ok' || fault === 'slow' || fault === 'duplicate'
  }

  #faultNow(): Fault {
    if (this.#isDown(this.#timeline.now)) return 'reset_before'
    if (this.mode === 'offline') return 'reset_before'
    if (this.mode === 'portal') return 'portal_before'
    if (this.mode === 'outage') return 'error_503'
    if (this.mode === 'gateway') return 'gateway_404'
    return this.faults.shift() ?? 'ok'
  }

  #carry(request: Request, fault: Fault): Promise<Answered> {
    if (isStranger(fault)) return Promise.resolve(respond(strangers[fault]))
    return this.#fates[fault](request)
  }

  /** The server is down, and what comes after what left before then is lost. */
  goDown(ms: number): void {
    this.downUntil = this.#timeline.now + ms
  }

  #isDown(at: number): boolean {
    return at <= this.downUntil
  }

  /** The server's time. */
  #date(): Date {
    return new Date(SERVER_START + this.#timeline.now)
  }

  #refuse(request: Request, answer: ApiAnswer): Answered {
    this.refused.add(request.opId)
    if (answer.status === 429) this.limited.add(request.opId)
    return respond(answer, this.#date())
  }

  readonly #fates: Record<Exclude<Fault, StrangerFault>, (request: Request) => Promise<Answered>> = {
    ok: (request) => this.#answer(request),
    slow: (request) => this.#timeline.pause(SLOW_MS).then(() => this.#answer(request)),
    reset_before: () => reset(),
    reset_after: (request) => this.#reach(request).then(reset),
    hang_before: (request) => this.#timeOut(request),
    hang_after: (request) => this.#reach(request).then(() => this.#timeOut(request)),
    late: (request) => {
      this.#reachLate(request)
      return this.#timeOut(request)
    },
    duplicate: (request) => {
      this.#reachLate(request)
      return this.#answer(request)
    },
    portal_before: async () => respond(html),
    portal_after: (request) => this.#reach(request).then(() => respond(html)),
    error_500_before: async () => respond({ status: 500, body: '<html>Oops</html>' }),
    error_500_after: (request) => this.#reach(request).then(() => this.#refuse(request, error(500, 'XX000'))),
    error_500_always: async (request) => {
      if (isAct(request)) this.fatal.add(request.opId)
      return this.#answer(request)
    },
    error_503: async (request) => this.#refuse(request, error(503, 'PGRST001')),
    error_503_wait: async (request) => this.#refuse(request, { ...error(503, 'PGRST003'), retryAfter: '20' }),
    error_429: async (request) => this.#refuse(request, error(429, 'PT429')),
    error_401: async (request) => this.#refuse(request, error(401, 'PGRST303')),
    error_403: async (request) => this.#refuse(request, error(403, '42501')),
    error_409: async (request) => this.#refuse(request, error(409, 'PT409')),
    error_404: async (request) => this.#refuse(request, error(404, 'PGRST202')),
    slow_upload: (request) => this.#passOnSlowly(request),
    torn_upload: async (request) => {
      if (isUpload(request)) await this.#reach({ ...request, size: request.size - 1 })
      return reset()
    },
  }

  /** The bytes are taken at once and passed on slowly: whoever waits for the answer gets it, and nobody need send them again. */
  async #passOnSlowly(request: Request): Promise<Answered> {
    if (!isUpload(request)) return this.#answer(request)
    this.#slowUploads.set(request.opId, this.#timeline.now + SLOW_UPLOAD_MS)
    await this.#timeline.pause(SLOW_UPLOAD_MS)
    return this.#answer(request)
  }

  #reachLate(request: Request): void {
    this.#timeline.after(LATE_MS, () => void this.#reach(request).catch(() => undefined))
  }

  async #timeOut({ opId }: Request): Promise<never> {
    await this.#timeline.pause(requestLimit(this.tried.get(opId) ?? 0) - LATENCY_MS)
    throw new DOMException('The operation timed out.', 'TimeoutError')
  }

  async #answer(request: Request): Promise<Answered> {
    const reply = await this.#reach(request)
    await this.#timeline.pause(LATENCY_MS)
    return reply
  }

  async #reach(request: Request): Promise<Answered> {
    if (this.#isDown(request.at)) return reset()
    const userId = request.token === null ? null : this.#userOf(request.token)
    if (request.token !== null && userId === null) return this.#refuse(request, error(401, 'PGRST303'))
    if (isQuestion(request))
      return this.#timeline.real(async () =>
        respond({ status: 200, body: JSON.stringify(await this.#server.epoch()) }, this.#date()),
      )
    this.onArrival(request.path, userId, request.parameters)
    return this.#timeline.real(async () => {
      const answer = await this.#serve(request, userId)
      return answer.status === 200 ? respond(answer, this.#date()) : this.#refuse(request, answer)
    })
  }

  async #serve(request: Request, userId: string | null): Promise<ApiAnswer> {
    if (request.path.endsWith('/create_bounty') && this.untaken.has(request.opId)) return error(409, 'PT409')
    if (isAct(request) && this.fatal.has(request.opId)) return error(500, 'SUP')
    if (!request.path.startsWith('/storage')) {
      const { status, body } = await this.#server.call(request.path.slice('/rest/v1/rpc/'.length), request.parameters, userId)
      const isOutcome = status === 200 && !Array.isArray(body)
      return { status, body: isOutcome ? Object.assign({}, body, { server_time: this.#date().toISOString() }) : body }
    }
    const path = request.path.split('completion-photos/')[1] ?? ''
    if (request.method === 'POST') return this.#server.store(path, request.size, userId ?? '')
    const size = await this.#server.sizeOf(path)
    return size === null ? storageError('404', 'not_found') : { status: 200, body: { size } }
  }
}

const isUpload = ({ method, path }: Request) => method === 'POST' && path.startsWith('/storage')
const isAct = ({ opId, path }: Request) => opId !== '' && path.startsWith('/rest') && !path.includes('cancel_')
/** A look at what the server says of the time and of its epoch. */
const isQuestion = ({ method, path }: Pick<Request, 'method' | 'path'>) =>
  method === 'GET' && path === '/rest/v1/rpc/server_epoch'

function readRequest(input: RequestInfo | URL, { method = 'GET', headers, body }: RequestInit): Omit<Request, 'at'> {
  const url = new URL(input instanceof Request ? input.url : input)
  const bearer = new Headers(headers).get('Authorization')?.replace('Bearer ', '') ?? ''
  const parameters: Record<string, unknown> = typeof body === 'string' ? JSON.parse(body) : {}
  const opId = parameters['p_op_id'] ?? url.pathname.split('completion-photos/')[1]?.split('/')[1]
  return {
    path: url.pathname,
    method,
    token: bearer.startsWith('token ') ? bearer : null,
    parameters,
    opId: typeof opId === 'string' ? opId : '',
    size: body instanceof ArrayBuffer ? body.byteLength : 0,
  }
}
