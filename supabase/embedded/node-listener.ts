import { getRequestListener, RequestError } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logFault } from './guarded-listener.ts'
import type { Backend } from './open-backend.ts'

/**
 * Answers Node's HTTP requests from the backend, which may still be starting: requests wait for it. The global Request
 * and Response are left alone, since Vite and the functions run beside this in one process.
 */
export function nodeListener(
  backend: Promise<Pick<Backend, 'fetch'>>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const listener = getRequestListener(
    async (request, env) => {
      const socket = 'socket' in env.incoming ? env.incoming.socket : null
      return (await backend).fetch(request, { peerAddress: socket?.remoteAddress ?? null })
    },
    { overrideGlobalObjects: false, errorHandler: refusal },
  )
  return async (incoming, outgoing) => {
    await listener(incoming, outgoing)
  }
}

function refusal(error: unknown): Response {
  if (error instanceof RequestError) return new Response('Bad request', { status: 400 })
  logFault(error)
  return Response.json({ code: 'internal_error', message: 'Something went wrong on the server.' }, { status: 500 })
}
