import type { UploadProgress } from './upload-photo'

/** An upload as a whole, and how long it may stand still: a connection that is dead shall not hold the queue for two minutes. */
const UPLOAD_MS = 120_000
const STALL_MS = 15_000

type BytesAnswer = { status: number; headers: Headers; body: unknown }

/** Posts bytes and tells how many have left; null when nothing answered. By XMLHttpRequest, since fetch tells no upload progress; the worker has only fetch. */
export function sendBytes(
  address: string,
  headers: Record<string, string>,
  bytes: ArrayBuffer,
  progress: UploadProgress = () => undefined,
): Promise<BytesAnswer | null> {
  return typeof XMLHttpRequest === 'undefined' ? byFetch(address, headers, bytes) : byRequest(address, headers, bytes, progress)
}

async function byFetch(address: string, headers: Record<string, string>, bytes: ArrayBuffer): Promise<BytesAnswer | null> {
  try {
    const signal = AbortSignal.timeout(UPLOAD_MS)
    const response = await fetch(address, { method: 'POST', headers, body: bytes, redirect: 'error', signal })
    return { status: response.status, headers: response.headers, body: jsonIn(await response.text()) }
  } catch {
    return null
  }
}

function byRequest(
  address: string,
  headers: Record<string, string>,
  bytes: ArrayBuffer,
  progress: UploadProgress,
): Promise<BytesAnswer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let stall = setTimeout(() => request.abort(), STALL_MS)
    request.open('POST', address)
    request.timeout = UPLOAD_MS
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), STALL_MS)
      progress(loaded, bytes.byteLength)
    })
    request.addEventListener('loadend', () => {
      clearTimeout(stall)
      const retryAfter = request.getResponseHeader('Retry-After')
      const told = new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter })
      resolve(request.status === 0 ? null : { status: request.status, headers: told, body: jsonIn(request.responseText) })
    })
    request.send(bytes)
  })
}

/** The JSON in a text, or undefined when it is none: a portal's page. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
