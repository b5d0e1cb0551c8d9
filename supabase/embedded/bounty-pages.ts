import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './security-headers.ts'
import type { NodeHandler } from './site-files.ts'

const BOUNTY = /^\/bounty\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/

/**
 * Lets the function `bounty-page` answer `/bounty/<id>`, as a static host does by a rewrite: a shared link then shows its own
 * title and words. Answers whether the request was one of these.
 */
export function bountyPages({ dist, answers }: { dist: string; answers: NodeHandler }) {
  const headers = Object.entries(securityHeaders(dist, null))
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const id = BOUNTY.exec(pathname)?.[1]
    if (id === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    for (const [name, value] of headers) response.setHeader(name, value)
    request.url = `/functions/v1/bounty-page?id=${id}`
    answers(request, response)
    return true
  }
}
