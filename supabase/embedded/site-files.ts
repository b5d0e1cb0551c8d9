import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { meantAddress } from '../../src/domain/app/page-address.ts'
import { appRoutes, routePattern, shellOf } from '../../build/app-routes.ts'
import { ASSETS, cachingOf, FRESH, siteRules, typesByEnding } from '../../build/site-rules.ts'
import { SHARE_PATH } from '../../src/sync/share-path.ts'
import { sendText, type TargetHandler } from './guarded-listener.ts'
import { parseTarget } from './request-target.ts'

const LARGEST_SHARE = 64 * 1024 * 1024

/**
 * Serves the built site: hashed assets for ever, everything else checked for news each time, an address of the app
 * without a page of its own by the empty shell, a page's file name or capitals by the page's address, and any other by the not-found
 * page. A missing asset is a plain 404, so that an old page finds out that it is old.
 */
export function siteFiles({
  dist,
  routes,
  hostedUrl,
  isChallenged = false,
}: {
  dist: string
  routes: string
  hostedUrl: string | null
  isChallenged?: boolean
}): TargetHandler {
  const rules = siteRules(dist, hostedUrl, isChallenged)
  const headers = Object.entries(rules.headers)
  const known = appRoutes(routes).map((route) => ({
    pattern: new RegExp(routePattern(route)),
    page: readPage(dist, `${shellOf(route).slice(1)}.html`),
  }))
  const notFound = readPage(dist, '404.html') ?? readPage(dist, '_shell.html')
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', cachingOf(pathname))
      const type = typesByEnding[extname(pathname).slice(1)]
      if (type) response.setHeader('content-type', type)
    },
    onNoMatch: (request, response) => {
      const pathname = parseTarget(request.url)?.pathname ?? ''
      const shell = known.find(({ pattern }) => pattern.test(pathname))?.page
      if (/\.\w+$/.test(pathname) || pathname.startsWith(ASSETS)) sendText(response, 404, 'Not Found')
      else if (shell) sendPage(response, 200, shell)
      else if (notFound) sendPage(response, 404, notFound)
      else sendText(response, 404, 'Not Found')
    },
  })

  const pages = new Set(rules.pages)
  const answerFile: TargetHandler = (request, response, { pathname, search }) => {
    const address = meantAddress(pathname, (each) => pages.has(each))
    if (address === pathname) return files(request, response)
    response.writeHead(301, { location: `${address}${search}`, 'cache-control': 'no-cache' }).end()
  }

  return (request, response, target) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (request.method === 'GET' || request.method === 'HEAD') return answerFile(request, response, target)
    if (request.method === 'POST' && target.pathname === SHARE_PATH) answerShare(request, response)
    else sendText(response, 405, 'Method not allowed')
  }
}

/** The share sheet's form is the worker's to take. Where none was there yet, it comes here: nothing of it is kept, and the page says so. */
function answerShare(request: IncomingMessage, response: ServerResponse): void {
  let length = 0
  request.on('data', (part: Buffer) => {
    length += part.length
    if (length > LARGEST_SHARE && !response.headersSent) sendText(response, 413, 'The photo is too large.')
  })
  request.on('end', () => {
    if (response.headersSent) return
    response.writeHead(303, { location: `${SHARE_PATH}?problem=no-worker`, 'cache-control': 'no-store' }).end()
  })
}

function readPage(dist: string, file: string): Buffer | null {
  const path = join(dist, file)
  return existsSync(path) ? readFileSync(path) : null
}

function sendPage(response: ServerResponse, status: number, page: Buffer): void {
  response.writeHead(status, { 'content-type': 'text/html;charset=utf-8', 'cache-control': FRESH }).end(page)
}
