import * as v from 'valibot'
import type { EntryPhoto } from '../domain/outbox/entry'
import type { UploadResult } from '../domain/outbox/ports'
import { backend } from '../env'
import { failureOf, failureOfThrown } from './failure'
import { timedFetch } from './timed-fetch'
import { jsonIn, sendBytes, type UploadOptions } from './send-bytes'
import { classify } from '../domain/outbox/classify'

const BUCKET = 'completion-photos'

/**
 * Puts a photo at its path, never over another file. A file of the same size there is this one, whose answer was lost; any other is
 * told as clashed. Never throws.
 */
export async function uploadPhoto(
  path: string,
  photo: Pick<EntryPhoto, 'size' | 'type'>,
  bytes: ArrayBuffer,
  token: string,
  options: UploadOptions = {},
): Promise<UploadResult> {
  const { url, key } = backend()
  const headers = { apikey: key, Authorization: `Bearer ${token}` }
  const more = { ...headers, 'Content-Type': photo.type, 'x-upsert': 'false', 'Cache-Control': 'max-age=3600' }
  try {
    const answer = await sendBytes(`${url}/storage/v1/object/${BUCKET}/${path}`, more, bytes, options)
    const isStored = answer.status === 200 && isKeyOf(answer.body, path)
    if (isStored) return { ok: true, clashed: false }
    const failure = failureOf('files', answer, answer.status === 200 ? undefined : answer.body, Date.now())
    if (classify(failure) !== 'already') return { ok: false, failure }
    return await compare(`${url}/storage/v1/object/info/${BUCKET}/${path}`, headers, photo.size, options.tried)
  } catch (error) {
    return { ok: false, failure: failureOfThrown(error) }
  }
}

/** A portal answers 200 as well; storage names what it stored. */
function isKeyOf(body: unknown, path: string): boolean {
  return typeof body === 'object' && body !== null && 'Key' in body && body.Key === `${BUCKET}/${path}`
}

const StoredSchema = v.union([v.object({ size: v.number() }), v.object({ metadata: v.object({ size: v.number() }) })])

/** A file of another size is not this photo. */
async function compare(
  address: string,
  headers: Record<string, string>,
  size: number,
  tried: number | undefined,
): Promise<UploadResult> {
  const response = await timedFetch(address, { headers, cache: 'no-store' }, tried)
  const body = jsonIn(await response.text())
  const stored = v.safeParse(StoredSchema, body)
  if (!response.ok || !stored.success) return { ok: false, failure: failureOf('files', response, body, Date.now()) }
  const found = 'size' in stored.output ? stored.output.size : stored.output.metadata.size
  return { ok: true, clashed: found !== size }
}
