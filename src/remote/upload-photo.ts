import * as v from 'valibot'
import { requestLimit } from '../domain/network/request-limit'
import { noAnswerInTime, unreachableBy } from '../domain/network/unreachable'
import { classify } from '../domain/outbox/answer'
import type { EntryPhoto } from '../domain/outbox/entry'
import type { UploadResult } from '../domain/outbox/ports'
import { backend } from '../env'
import { failureOf, failureOfThrown } from './failure'
import { jsonIn, timedFetch } from './timed-fetch'

const BUCKET = 'completion-photos'

/** Puts a photo at its path, never over another file: one of the same size is this photo, whose answer was lost; any other is told as clashed. Never throws. */
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

/** How long no byte may move before the last has left, at the first tries, in ms. */
const STALL_MS = 30_000
/** What the slowest link that counts takes in that time, in bytes. */
const STALL_BYTES = 16 * 1024
/** How long the answer may then take: what took the bytes at once may pass them on at 1 KiB a second. */
const answerLimit = (size: number, stallMs: number) => stallMs + Math.ceil(size / 1024) * 1000

export type UploadProgress = (sent: number, total: number) => void
/** `tried`: how many tries of this upload have ended by a limit, each of which lets the next one stand still for longer. */
export type UploadOptions = { progress?: UploadProgress | undefined; tried?: number }
type BytesAnswer = { status: number; headers: Headers; body: unknown }

/** Posts bytes and tells how many have left: by XMLHttpRequest, since fetch doesn't tell; the worker has only fetch. Rejects with Unreachable alone. */
export function sendBytes(
  address: string,
  headers: Record<string, string>,
  bytes: ArrayBuffer,
  { progress = () => undefined, tried = 0 }: UploadOptions = {},
): Promise<BytesAnswer> {
  const stallMs = Math.max(STALL_MS, requestLimit(tried))
  if (typeof XMLHttpRequest === 'undefined') return byFetch(address, headers, bytes, stallMs)
  return byRequest(address, headers, bytes, { progress, stallMs })
}

/** Nothing tells here whether bytes move: they have as long as the slowest link that counts would take, and then the answer. */
async function byFetch(
  address: string,
  headers: Record<string, string>,
  bytes: ArrayBuffer,
  stallMs: number,
): Promise<BytesAnswer> {
  const size = bytes.byteLength
  const signal = AbortSignal.timeout(Math.ceil(size / STALL_BYTES) * stallMs + answerLimit(size, stallMs))
  try {
    const response = await fetch(address, { method: 'POST', headers, body: bytes, redirect: 'error', signal })
    return { status: response.status, headers: response.headers, body: jsonIn(await response.text()) }
  } catch (cause) {
    throw unreachableBy(cause)
  }
}

function byRequest(
  address: string,
  headers: Record<string, string>,
  bytes: ArrayBuffer,
  { progress, stallMs }: { progress: UploadProgress; stallMs: number },
): Promise<BytesAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let cause: Error = new TypeError('The upload broke off.')
    const timeOut = () => {
      cause = noAnswerInTime()
      request.abort()
    }
    let stall = setTimeout(timeOut, stallMs)
    const allow = (ms: number) => {
      clearTimeout(stall)
      stall = setTimeout(timeOut, ms)
    }
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => {
      allow(stallMs)
      progress(loaded, bytes.byteLength)
    })
    request.upload.addEventListener('load', () => {
      allow(answerLimit(bytes.byteLength, stallMs))
      progress(bytes.byteLength, bytes.byteLength)
    })
    request.addEventListener('loadend', () => {
      clearTimeout(stall)
      if (request.status === 0) return reject(unreachableBy(cause))
      const retryAfter = request.getResponseHeader('Retry-After')
      const told = new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter })
      resolve({ status: request.status, headers: told, body: jsonIn(request.responseText) })
    })
    request.send(bytes)
  })
}
