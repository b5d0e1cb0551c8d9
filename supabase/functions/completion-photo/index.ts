import * as v from 'valibot'
import { imagePixels } from '../../../src/domain/photos/photo-file.ts'
import { bodyWithin } from '../_shared/body-within.ts'
import { callDatabase, takeAllowance } from '../_shared/call-database.ts'
import { signedInCaller, signInFirst } from '../_shared/caller.ts'
import { answerFrom } from '../_shared/edge-function.ts'
import { imageTypeOf } from '../_shared/image-type.ts'
import { Refusal } from '../_shared/refusal.ts'
import { serverFetch } from '../_shared/server-fetch.ts'

const MOST_BYTES = 5 * 1024 * 1024
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const Path = v.pipe(v.string(), v.regex(new RegExp(`^(?:${ID}/){2}${ID}\\.(?:jpg|jpeg|png|webp)$`)))
const Standing = v.nullable(v.picklist(['shown', 'changed', 'unknown']))

/**
 * The bytes of a completion's photo, `?path=` by GET, for whoever may see it. Storage keeps what it was sent and believes what it was called, so
 * they are looked at here before anybody's device draws them: their type is read from their first bytes, their pixels from the header.
 */
export default { fetch: (request: Request) => answerFrom(() => photo(request)) }

async function photo(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  if (request.method !== 'GET') throw new Refusal(405, 'method_not_allowed', 'Use GET.')
  const path = v.safeParse(Path, new URL(request.url).searchParams.get('path'))
  if (!path.success) throw unknownPhoto()
  const caller = await signedInCaller(request)
  await takeAllowance(caller.id, 'completion-photo', 600, 60 * 60)
  const asked = { p_user: caller.id, p_session: caller.sessionId, p_level: caller.level, p_name: path.output }
  const standing = await callDatabase('photo_standing', asked, Standing)
  if (standing === null) throw signInFirst()
  if (standing === 'unknown') throw unknownPhoto()
  if (standing === 'changed')
    throw new Refusal(422, 'photo_changed', 'This photo can’t be shown: it is no longer the one that was handed in.')
  const bytes = await storedBytes(path.output)
  const type = bytes && imagePixels(bytes) !== null ? imageTypeOf(bytes) : null
  if (bytes === null || type === null)
    throw new Refusal(422, 'photo_too_large', 'This photo can’t be shown: it is too large, or no still picture.')
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

/** What storage keeps under a name; null for more than the bucket takes. Throws a Refusal for a photo that isn't there. */
async function storedBytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await serverFetch(`/storage/v1/object/completion-photos/${path}`, { method: 'GET' })
  if (response.ok) return bodyWithin(response, MOST_BYTES).catch(() => Promise.reject(unavailable()))
  // Storage says 400 and what it means in the body.
  const body = v.safeParse(v.object({ statusCode: v.literal('404') }), await response.json().catch(() => null))
  if (response.status === 404 || body.success) throw unknownPhoto()
  console.error(`Storage answered ${response.status}`)
  throw unavailable()
}

/** The same for a photo that isn't there and for one that the caller may not see. */
function unknownPhoto(): Refusal {
  return new Refusal(404, 'not_found', 'There is no such photo.')
}

function unavailable(): Refusal {
  return new Refusal(503, 'unavailable', 'Something went wrong on the server. Please try again.')
}
