/**
 * Whether a PNG or WebP says, in a part of its own, that it has several pictures. Everybody who looks at a photo should see the same one, and an animation may
 * show what counts for a moment only.
 */
export function isMoving(bytes: Uint8Array): boolean {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return pngKinds(bytes).includes('acTL')
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return false
  const kinds = webpKinds(bytes)
  return kinds.includes('ANIM') || kinds.includes('ANMF') || (kinds[0] === 'VP8X' && ((bytes[20] ?? 0) & webpMoves) !== 0)
}

/** The bit of the header that says: an animation follows. */
const webpMoves = 0x02

function pngKinds(bytes: Uint8Array): string[] {
  const view = viewOf(bytes)
  const kinds: string[] = []
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) kinds.push(text(bytes, at + 4, 4))
  return kinds
}

function webpKinds(bytes: Uint8Array): string[] {
  const view = viewOf(bytes)
  const kinds: string[] = []
  for (let at = 12; at + 8 <= bytes.length;) {
    kinds.push(text(bytes, at, 4))
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  return kinds
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const text = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length))
