import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { SHARE_PATH } from '../../src/sync/share-path.ts'
import { isAppRoute } from './app-routes.ts'
import { securityHeaders } from './security-headers.ts'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves the built site: hashed assets for ever, everything else checked for news each time, an address of the app
 * without a page of its own by the empty shell, and any other by the not-found page. A missing asset is a plain 404,
 * so that an old page finds out that it is old.
 */
export function siteFiles({ dist, routes, hostedUrl }: { dist: string; routes: string; hostedUrl: string | null }): NodeHandler {
  const headers = Object.entries(securityHeaders(dist, hostedUrl))
  const knows = isAppRoute(routes)
  const shell = readPage(dist, '_shell.html')
  const notFound = readPage(dist, '404.html') ?? shell
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    onNoMatch: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (/\.\w+$/.test(pathname) || pathname.startsWith('/assets/')) sendText(response, 404, 'Not found')
      else if (knows(pathname) && shell) sendPage(response, 200, shell)
      else if (notFound) sendPage(response, 404, notFound)
      else sendText(response, 404, 'Not found')
    },
  })

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (request.method === 'GET' || request.method === 'HEAD') files(request, response)
    else if (request.method === 'POST' && request.url === SHARE_PATH) answerShare(request, response)
    else sendText(response, 405, 'Method not allowed')
  }
}

/** The share sheet's form is the worker's to take. Where none was there yet, it comes here: nothing of it is kept, and the page says so. */
function answerShare(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  response.writeHead(303, { location: `${SHARE_PATH}?problem=no-worker`, 'cache-control': 'no-store' }).end()
}

function readPage(dist: string, file: string): Buffer | null {
  const path = join(dist, file)
  return existsSync(path) ? readFileSync(path) : null
}

function sendPage(response: ServerResponse, status: number, page: Buffer): void {
  response.writeHead(status, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' }).end(page)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store' }).end(text)
}
