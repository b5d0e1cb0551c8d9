import { request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'

/** Lets a running server answer in this one's place, with further headers if given; where it doesn't answer, the connection breaks. */
export function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  server: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const { hostname, port } = new URL(server)
  const { method, url: path } = incoming
  const outgoing = request({ host: hostname, port, method, path, headers: incoming.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers })
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}
