const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * How many pixels a JPEG, PNG or WebP says it has, read from its bytes: a picture of a few kilobytes can ask for gigabytes once it's drawn. Infinity for one that hides its size. Null for
 * bytes that say nothing of the kind, which no browser draws either.
 */
export function imagePixels(bytes: Uint8Array): number | null {
  if (PNG.every((byte, nth) => bytes[nth] === byte)) return pngPixels(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegPixels(bytes)
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return webpPixels(bytes)
  return null
}

function pngPixels(bytes: Uint8Array): number | null {
  if (bytes.length < 24) return null
  // Some decoders skip a chunk that stands before the header, and so whatever it says in the header's place.
  if (text(bytes, 12, 16) !== 'IHDR') return Infinity
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
  const kind = text(bytes, 12, 16)
  if (kind === 'VP8X') return (uint24(view, 24) + 1) * (uint24(view, 27) + 1)
  if (kind === 'VP8L') {
    const sizes = view.getUint32(21, true)
    return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1)
  }
  return kind === 'VP8 ' ? (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff) : null
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
