import { firstPhoto } from '../domain/photos/incoming-photo'
import { maxSourceBytes } from '../domain/photos/photo-file'
import { readStoredSession } from '../local/session-storage'
import { photoWaits, saveSharedPhoto } from '../local/shared-photo'
import { SHARE_FIELD, SHARE_PATH } from './share-path'

/** Why nothing was kept, as the page's address tells it. */
export type ShareProblem = 'no-photo' | 'unreadable' | 'too-large' | 'no-room' | 'one-waits' | 'not-yours'

/**
 * Takes the form that the share sheet posts, offers its photo on this phone and leads to the page that asks which bounty it is for: a press
 * there keeps it. The request never leaves the worker. The photo is judged and made small by the form that it ends in.
 */
export async function receiveSharedPhoto(request: Request, now = Date.now()): Promise<Response> {
  const problem = await keep(request, now).catch((): ShareProblem => 'no-room')
  const address = new URL(SHARE_PATH, location.origin)
  if (problem) address.searchParams.set('problem', problem)
  // 303: the browser fetches the page by GET, and a reload of it shares nothing twice.
  return Response.redirect(address.href, 303)
}

/**
 * A form on another site can post here as the share sheet does. Where the browser hands `Sec-Fetch-Site` to workers it tells; Chromium
 * adds it only on the way to the network, and there the page that the form stood on is named by the referrer, unless it hides itself:
 * then nothing tells it from the share sheet, which is why all that comes is only offered.
 */
function isStrangers(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'none' && site !== 'same-origin'
  return /^https?:/.test(request.referrer) && new URL(request.referrer).origin !== location.origin
}

async function keep(request: Request, now: number): Promise<ShareProblem | null> {
  if (isStrangers(request)) return 'not-yours'
  if (await photoWaits(now)) return 'one-waits'
  const form = await request.formData().catch(() => null)
  // A field without a file sends one without a name.
  const files = (form?.getAll(SHARE_FIELD) ?? []).filter((value) => value instanceof File).filter(({ name }) => name !== '')
  const file = firstPhoto(files)
  if (file === undefined) return 'no-photo'
  if (file.size > maxSourceBytes) return 'too-large'
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes?.byteLength) return 'unreadable'
  const session = await readStoredSession()
  const { name, type } = file
  const left = files.length - 1
  const ownerId = session?.user.id ?? null
  await saveSharedPhoto({ bytes, name, type, left, ownerId, bountyId: null, receivedAt: now, isOffered: true })
  return null
}
