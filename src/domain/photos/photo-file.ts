/** What is taken from the person, and what leaves the phone. */
export const maxSourceBytes = 20_000_000
export const maxSourcePixels = 50_000_000
/** What the bucket takes of a photo that can't be made smaller. */
export const maxStoredBytes = 5_242_880
const maxPhotoEdge = 1600

export type Size = { width: number; height: number }

/** The size to re-encode to: the longer edge at most `maxPhotoEdge`, the shape kept, never enlarged, never less than a pixel. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxPhotoEdge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
const text = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length))

const isPng = (bytes: Uint8Array) => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'
const isWebp = (bytes: Uint8Array) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP'

/**
 * How many pixels a JPEG, PNG or WebP says it has, read from its bytes: a picture of a few kilobytes can ask for gigabytes once it's drawn. Infinity for one that hides its size. Null for
 * bytes that say nothing of the kind, which no browser draws either.
 */
export function imagePixels(bytes: Uint8Array): number | null {
  if (isPng(bytes)) return pngPixels(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegPixels(bytes)
  if (isWebp(bytes)) return webpPixels(bytes)
  return null
}

function pngPixels(bytes: Uint8Array): number | null {
  if (bytes.length < 24) return null
  // Some decoders skip a chunk that stands before the header, and so whatever it says in the header's place.
  if (text(bytes, 12, 4) !== 'IHDR') return Infinity
  const view = viewOf(bytes)
  return view.getUint32(16) * view.getUint32(20)
}

/** The largest of all frame headers, wherever they stand: decoders differ in what they skip, and a thumbnail only adds a smaller one. */
function jpegPixels(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  let most: number | null = null
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 10 <= bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    if (isFrameHeader(view, at)) most = Math.max(most ?? 0, view.getUint16(at + 5) * view.getUint16(at + 7))
  }
  return most
}

function isFrameHeader(view: DataView, at: number): boolean {
  const marker = view.getUint8(at + 1)
  if (marker < 0xc0 || marker > 0xcf || marker === 0xc4 || marker === 0xc8 || marker === 0xcc) return false
  const components = view.getUint8(at + 9)
  return components >= 1 && components <= 4 && view.getUint16(at + 2) === 8 + 3 * components
}

function webpPixels(bytes: Uint8Array): number | null {
  if (bytes.length < 30) return null
  const view = viewOf(bytes)
  const kind = text(bytes, 12, 4)
  if (kind === 'VP8X') return (uint24(view, 24) + 1) * (uint24(view, 27) + 1)
  if (kind === 'VP8L') {
    const sizes = view.getUint32(21, true)
    return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1)
  }
  return kind === 'VP8 ' ? (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff) : null
}

/**
 * Whether a PNG or WebP says, in a part of its own, that it has several pictures. Everybody who looks at a photo should see the same one, and an animation may
 * show what counts for a moment only.
 */
export function isMoving(bytes: Uint8Array): boolean {
  if (isPng(bytes)) return pngKinds(bytes).includes('acTL')
  if (!isWebp(bytes)) return false
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
