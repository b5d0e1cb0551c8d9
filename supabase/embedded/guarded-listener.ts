import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseTarget } from './request-target.ts'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void
/** Answers a request whose target was parsed already. */
export type TargetHandler = (request: IncomingMessage, response: ServerResponse, target: URL) => void | Promise<void>

const UNREAD_MS = 500
const UNREAD_BYTES = 16 * 1024 * 1024
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Lets a handler see no request that asks for nothing, and no fault of a handler end the process: 400, 405 and 500. */
export function guardedListener(handle: TargetHandler): NodeHandler {
  return (request, response) => {
    const target = parseTarget(request.url)
    response.once('finish', () => endUnread(request))
    if (!METHODS.has(request.method ?? '')) sendText(response, 405, 'Method not allowed')
    else if (target) void answered(handle, request, response, target)
    else sendText(response, 400, 'Bad request')
  }
}

async function answered(handle: TargetHandler, request: IncomingMessage, response: ServerResponse, target: URL): Promise<void> {
  try {
    await handle(request, response, target)
  } catch (error) {
    logFault(error)
    if (response.headersSent) response.destroy()
    else sendText(response, 500, 'Something went wrong on the server.')
  }
}

/**
 * A body that nobody wanted ends soon after its answer, however long its sender would go on; at once would be too soon, since the
 * sender would lose the answer with the connection.
 */
function endUnread(request: IncomingMessage): void {
  if (request.complete) return
  const timer = setTimeout(() => request.destroy(), UNREAD_MS)
  request.once('close', () => clearTimeout(timer))
  let length = 0
  request.on('data', (part: Buffer) => {
    length += part.length
    if (length > UNREAD_BYTES) request.destroy()
  })
}

/** Says what failed in one line: a stack or a cause could hold what a person sent. */
export function logFault(error: unknown): void {
  console.error(`A request failed: ${error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]}` : typeof error}`)
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain;charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(text)
}
