/** The body of a request or an answer, or null for one that is too large: known while it comes in, so that no more than this is ever kept of it. */
export async function bodyWithin(
  { headers, body: stream }: Pick<Response, 'headers' | 'body'>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > most) return null
  const reader = stream?.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > most) {
      await reader?.cancel()
      return null
    }
    parts.push(part.value)
  }
  const body = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    body.set(part, at)
    at += part.byteLength
  }
  return body
}
