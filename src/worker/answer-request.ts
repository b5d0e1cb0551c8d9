import { meantAddress } from '../domain/app/page-address'
import { inTime, READ_PATIENCE_MS } from '../local/patience'
import { type PrecachedFiles, SHELL } from './precached-files'

/** Where a person saves what waits on this device without the app. The error screens lead there. */
const RESCUE_PATH = '/rescue'

/** Addresses of the backend and of development pages: the worker never answers these. */
const notOurs = /^\/(?:(?:auth|rest|storage|functions)\/v1|dev)(?:\/|$)/
/** Addresses with an ending or below the assets are files, and no page of the app. */
const isFile = /^\/assets\/|\.(?:xml|txt)$/
const isSection = /^\/course\/week-\d+\/[a-z\d-]+$/
/** Pages without a file of their own on the device. */
const notCached = /^\/(?:whole-course|payment-success|course\/[a-z\d-]+\/[a-z\d-]+|auth\/(?:reset|update)-password|rescue)$/

export interface RescuePage {
  html: string
  policy: string
}

/**
 * The worker's answer to a GET request of a page, or undefined where it leaves that to the network. Where a page is neither cached nor to be
 * had, the rescue page takes its place: as a part of the worker it is there in every state of the caches.
 */
export function answerRequest(request: Request, files: PrecachedFiles, rescue: RescuePage): Promise<Response> | undefined {
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || notOurs.test(pathname)) return undefined
  if (request.mode !== 'navigate') return files.has(pathname) ? files.readOrFetch(pathname) : undefined
  if (pathname === RESCUE_PATH) return Promise.resolve(rescuePage(rescue))
  const address = meantAddress(pathname, isPage)
  if (address !== pathname) return Promise.resolve(Response.redirect(origin + address + search, 301))
  if (isSection.test(pathname)) return section(pathname, files).then((kept) => kept ?? page(SHELL))
  if (files.has(pathname)) return page(pathname)
  return isFile.test(pathname) ? undefined : page(SHELL)

  function isPage(path: string): boolean {
    return (files.has(path) && !path.includes('.')) || notCached.test(path)
  }
  async function page(file: string): Promise<Response> {
    try {
      return await files.readOr(file, ask)
    } catch {
      // A page that nobody used yet is no trouble of the device: the app stands, and says that the network is needed.
      return (files.isDeferred(file) ? await files.read(SHELL) : undefined) ?? rescuePage(rescue)
    }
  }
  async function ask(): Promise<Response> {
    const answer = await fetch(request)
    if (answer.status >= 500) throw new TypeError(`The server answered ${answer.status}.`)
    if (files.isDeferred(pathname)) void files.keep(pathname, answer.clone())
    return answer
  }
}

/** A section as it was built; nothing where the file of all sections isn't on this device. */
async function section(address: string, files: PrecachedFiles): Promise<Response | undefined> {
  const page = await inTime(files.readPage(files.sections, address), READ_PATIENCE_MS).catch(() => undefined)
  // On a device that saves data they come with the first section.
  if (!page) void files.readOrFetch(files.sections).catch(() => undefined)
  return page
}

function rescuePage({ html, policy }: RescuePage): Response {
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' },
  })
}
