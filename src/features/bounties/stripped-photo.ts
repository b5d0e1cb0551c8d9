import { isMoving } from '../../domain/photos/photo-file'
import type { PhotoType } from '../../domain/outbox/entry'

export type StrippedPhoto = { type: PhotoType; bytes: Uint8Array<ArrayBuffer> }

/**
 * The same picture without what the camera wrote about place, time and device, for a browser whose own drawing can't be trusted. Only what drawing needs
 * stays, and of the camera's notes the turn of the picture. A PNG that moves becomes the still picture that it has too; a WebP that moves has none. Null for what is
 * no whole JPEG, PNG or still WebP.
 */
export function strippedPhoto(bytes: Uint8Array): StrippedPhoto | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return whole('image/jpeg', jpegParts(bytes))
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return whole('image/png', pngParts(bytes))
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP' && !isMoving(bytes))
    return whole('image/webp', webpParts(bytes))
  return null
}

function whole(type: PhotoType, parts: Uint8Array[] | null): StrippedPhoto | null {
  if (parts === null) return null
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return { type, bytes }
}

/** Segment by segment to the end of the first picture: phones put further ones behind it, with notes of their own. */
function jpegParts(bytes: Uint8Array): Uint8Array[] | null {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1)
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return null
    const segment = bytes.subarray(at, end)
    if (text(segment, 4, 6) === 'Exif\0\0') parts.push(...turnOf(segment))
    else if (isDrawn(marker, segment)) parts.push(segment)
    at = marker === 0xda ? scanEnd(bytes, end) : end
    if (marker === 0xda) parts.push(bytes.subarray(end, at))
    if (marker === 0xda && bytes[at + 1] === 0xd9) return [...parts, bytes.subarray(at, at + 2)]
  }
  return null
}

/** Application segments and comments go, but for the format's own mark, the colours' profile and how the colours are coded. */
function isDrawn(marker: number, segment: Uint8Array): boolean {
  if (marker === 0xe0) return text(segment, 4, 5) === 'JFIF\0'
  if (marker === 0xe2) return text(segment, 4, 12) === 'ICC_PROFILE\0'
  return marker === 0xee || !(marker === 0xfe || (marker >= 0xe0 && marker <= 0xef))
}

/** Where the coded pixels end: at a marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

const turnTag = 0x0112

/** The camera's note of how the picture is turned, alone in a segment of its own; nothing where it isn't turned. */
function turnOf(segment: Uint8Array): Uint8Array[] {
  const start = 10
  const view = viewOf(segment)
  if (segment.length < start + 8) return []
  const isLittle = text(segment, start, 2) === 'II'
  const directory = start + view.getUint32(start + 4, isLittle)
  const count = directory + 2 <= segment.length ? view.getUint16(directory, isLittle) : 0
  for (let at = directory + 2; at < directory + 2 + 12 * count && at + 12 <= segment.length; at += 12) {
    const turn = view.getUint16(at, isLittle) === turnTag ? view.getUint16(at + 8, isLittle) : 1
    if (turn > 1 && turn <= 8) return [turnSegment(turn)]
  }
  return []
}

const turnSegment = (turn: number) =>
  Uint8Array.from(
    `\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(turn)}\0\0\0\0\0\0`,
    (sign) => sign.charCodeAt(0),
  )

const pngDrawn = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'cICP', 'pHYs', 'bKGD'])

function pngParts(bytes: Uint8Array): Uint8Array[] | null {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const kind = text(bytes, at + 4, 4)
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    if (/^[A-Z]/.test(kind) || pngDrawn.has(kind)) parts.push(bytes.subarray(at, end))
    if (kind === 'IEND') return parts
    at = end
  }
  return null
}

const webpDrawn = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])
/** The two bits of the header that say: notes of the camera follow. */
const webpNotes = 0x0c

function webpParts(bytes: Uint8Array): Uint8Array[] | null {
  const view = viewOf(bytes)
  const all = 8 + view.getUint32(4, true)
  if (all > bytes.length) return null
  const chunks: Uint8Array[] = []
  for (let at = 12; at + 8 <= all;) {
    const kind = text(bytes, at, 4)
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (end > all) return null
    const chunk = bytes.slice(at, end)
    if (kind === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~webpNotes
    if (webpDrawn.has(kind)) chunks.push(chunk)
    at = end
  }
  const header = bytes.slice(0, 12)
  viewOf(header).setUint32(4, 4 + chunks.reduce((sum, chunk) => sum + chunk.length, 0), true)
  return [header, ...chunks]
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const text = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length))
