/** How long no byte may move before the last has left; the slowest link that counts takes a write of 16 KB in that time. */
const STALL_MS = 30_000
/** How long the answer may then take: what took the bytes at once may pass them on at 1 KiB a second. */
const answerLimit = (size: number) => STALL_MS + Math.ceil(size / 1024) * 1000

export type UploadProgress = (sent: number, total: number) => void
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
  const signal = AbortSignal.timeout(answerLimit(bytes.byteLength))
  try {
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
    const allow = (ms: number) => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), ms)
    }
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => {
      allow(STALL_MS)
      progress(loaded, bytes.byteLength)
    })
    request.upload.addEventListener('load', () => {
      allow(answerLimit(bytes.byteLength))
      progress(bytes.byteLength, bytes.byteLength)
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
