import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { seconds } from './wait.ts'

/** What can happen to one write between the phone and the server. */
export const requestFaults = [
  'none',
  'dropped',
  'unanswered',
  'doubled',
  'slow',
  'broken',
  'portal',
  'limited',
  'gateway-404',
  'gateway-409',
  'gateway-429',
  'filter-200',
  'damaged',
  'torn',
  'server-killed',
] as const
export type RequestFault = (typeof requestFaults)[number]

export interface FaultProxy {
  url: string
  /** What happens to the next writes: the first fault to the first write, and so on. */
  faults: RequestFault[]
  /** How many of the next pledges the server refuses, since their bounty has ended. */
  refusals: number
  /** Nothing gets through, as without a network. */
  isDown: boolean
  /** How many writes came this far. */
  writes: number
  /** How many of them have no end yet: each may still end the server. */
  underWay: number
  close(): Promise<void>
}

/** Answers in the server's place that carry none of its marks. */
const strangers: Partial<Record<RequestFault, [status: number, text: string, headers?: Record<string, string>]>> = {
  'gateway-404': [404, '{"message":"no Route matched with those values"}'],
  'gateway-409': [409, '{"message":"Conflict"}'],
  'gateway-429': [429, '{"message":"Too many requests"}', { 'retry-after': '1' }],
  'filter-200': [200, '{"status":"ok"}'],
  damaged: [400, '{"code":"PGRST102","message":"Empty or invalid json","details":null,"hint":null}'],
}

const refusalOf = (body: Buffer) =>
  JSON.stringify({
    op_id: JSON.parse(body.toString()).p_op_id,
    outcome: 'rejected',
    code: 'bounty_closed',
    replayed: false,
    entity: null,
    server_time: new Date().toISOString(),
  })

const isWrite = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' && (url.startsWith('/rest/v1/rpc/') || url.startsWith('/storage/v1/object/'))

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

function forward(target: URL, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming
    const options = { host: target.hostname, port: target.port, method, path: url, headers: { ...headers, host: target.host } }
    const outgoing = request(options, (answer) => {
      bodyOf(answer).then((read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }), reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Stands between the browser and the server and does to writes what networks do. `killServer` ends the server at once. */
export async function startFaultProxy(port: number, target: URL, killServer: () => Promise<void>): Promise<FaultProxy> {
  const proxy: FaultProxy = { url: '', faults: [], refusals: 0, isDown: false, writes: 0, underWay: 0, close: async () => {} }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const hangUp = () => void response.destroy()
    const send = ({ status, headers, body }: Answer) => void response.writeHead(status, headers).end(body)
    const say = (status: number, type: string, text: string) =>
      send({ status, headers: { 'content-type': type }, body: Buffer.from(text) })
    const fault = isWrite(incoming) ? ((proxy.writes += 1), proxy.faults.shift() ?? 'none') : 'none'
    if (proxy.isDown || fault === 'dropped') return hangUp()
    if (fault === 'torn') {
      // The connection dies in the middle of the body.
      incoming.once('data', hangUp)
      return
    }
    const body = await bodyOf(incoming)
    if (proxy.refusals > 0 && incoming.url?.startsWith('/rest/v1/rpc/fund_bounty')) {
      proxy.refusals -= 1
      return say(200, 'application/json', refusalOf(body))
    }
    if (fault === 'broken') return say(503, 'text/html', 'Service Unavailable')
    if (fault === 'portal') return say(200, 'text/html', '<html>Welcome to the airport</html>')
    if (fault === 'limited')
      return say(429, 'application/json', '{"code":"PT429","message":"slow down","details":null,"hint":null}')
    const stranger = strangers[fault]
    if (stranger) {
      const [status, text, headers] = stranger
      return send({ status, headers: { 'content-type': 'application/json', ...headers }, body: Buffer.from(text) })
    }
    if (fault === 'slow') await seconds(2)
    const first = await forward(target, incoming, body)
    if (fault === 'doubled') return send(await forward(target, incoming, body))
    if (fault === 'server-killed') await killServer()
    if (fault === 'unanswered' || fault === 'server-killed' || proxy.isDown) return hangUp()
    send(first)
  }

  const server = createServer((incoming, response) => {
    const count = isWrite(incoming) ? 1 : 0
    proxy.underWay += count
    void answer(incoming, response)
      .catch(() => response.destroy())
      .finally(() => (proxy.underWay -= count))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  proxy.url = `http://localhost:${address.port}`
  proxy.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return proxy
}
