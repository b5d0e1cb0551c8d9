import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteRules } from '../../build/site-rules.ts'
import type { nodeListener } from './node-listener.ts'

const BOUNTY = /^\/bounty\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/

/**
 * Lets the function `bounty-page` answer `/bounty/<id>`, as a static host does by a rewrite: a shared link then shows its own
 * title and words. Null for a request that is none of these.
 */
export function bountyPages({ dist, answers }: { dist: string; answers: ReturnType<typeof nodeListener> }) {
  const headers = Object.entries(siteRules(dist, null).headers)
  return (request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<void> | null => {
    const id = BOUNTY.exec(pathname)?.[1]
    if (id === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    for (const [name, value] of headers) response.setHeader(name, value)
    request.url = `/functions/v1/bounty-page?id=${id}`
    return answers(request, response)
  }
}
