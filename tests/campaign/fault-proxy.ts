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
  'torn',
  'server-killed',
] as const
export type RequestFault = (typeof requestFaults)[number]

export interface FaultProxy {
  url: string
  /** What happens to the next writes: the first fault to the first write, and so on. */
  faults: RequestFault[]
  /** Nothing gets through, as without a network. */
  isDown: boolean
  /** How many writes came this far. */
  writes: number
  close(): Promise<void>
}

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
  const proxy: FaultProxy = { url: '', faults: [], isDown: false, writes: 0, close: async () => {} }

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
    if (fault === 'broken') return say(503, 'text/html', 'Service Unavailable')
    if (fault === 'portal') return say(200, 'text/html', '<html>Welcome to the airport</html>')
    if (fault === 'limited') return say(429, 'application/json', '{"code":"PT429","message":"slow down"}')
    if (fault === 'slow') await seconds(2)
    const first = await forward(target, incoming, body)
    if (fault === 'doubled') return send(await forward(target, incoming, body))
    if (fault === 'server-killed') await killServer()
    if (fault === 'unanswered' || fault === 'server-killed' || proxy.isDown) return hangUp()
    send(first)
  }

  const server = createServer((incoming, response) => void answer(incoming, response).catch(() => response.destroy()))
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
