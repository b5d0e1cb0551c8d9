import type { PreparedPhoto } from '../../domain/outbox/entry'
import {
  imagePixels,
  isMoving,
  fittedSize,
  maxSourceBytes,
  maxSourcePixels,
  maxStoredBytes,
  type Size,
} from '../../domain/photos/photo-file'
import { isNoPhoto, kindBytes, openFirst, photoKind, unopenedWords, type PhotoKind } from './photo-kind'
import { strippedPhoto, type StrippedPhoto } from './stripped-photo'

/** Four colours in a square each, beside one another: what a browser is asked to draw before its drawings are believed. */
export const knownColours = [
  [214, 40, 57],
  [38, 166, 91],
  [30, 80, 190],
  [240, 200, 60],
] as const
export const knownEdge = 16

/** How far a channel may be off: compression and a browser that shifts the last bits are told from one that makes noise. */
const tolerance = 24
/** Compression blurs the edge between two colours. */
const blurred = 4

/**
 * Are these the known squares, as RGBA in rows of `4 * knownEdge` pixels? A browser that hides what its canvas draws gives noise, or one colour for all.
 */
export function areKnownPixels(rgba: Uint8ClampedArray): boolean {
  const width = knownColours.length * knownEdge
  if (rgba.length !== 4 * width * knownEdge) return false
  for (let at = 0; at < rgba.length; at += 4) {
    const x = (at / 4) % width
    const inSquare = x % knownEdge
    if (inSquare < blurred || inSquare >= knownEdge - blurred) continue
    const colour = knownColours[Math.floor(x / knownEdge)] ?? []
    if (colour.some((value, channel) => Math.abs(value - (rgba[at + channel] ?? 0)) > tolerance)) return false
  }
  return true
}

/** Why a photo was not taken, in words for the person. */
class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
}

const onlyAsItIs =
  'This browser can’t make photos smaller (a privacy setting, or too little memory). Choose a JPEG, PNG or WebP photo of at most 5 MB, or use another browser.'
const tooManyPixels = 'This photo has more than 50 megapixels. Choose a smaller one.'

/** A gallery lists photos that lie in its cloud alone: those can't be read, or have no bytes. */
async function bytesOf(file: Blob): Promise<ArrayBuffer> {
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes?.byteLength)
    throw new PhotoRefused(`This photo can’t be read: it is empty, or not on this device yet. ${openFirst}, or another one.`)
  return bytes
}

/** An image element opens what some browsers can show but not decode for a page's script. */
async function asImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

async function decode(file: Blob, kind: PhotoKind): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file).catch(() => asImage(file))
  } catch (cause) {
    throw new PhotoRefused(unopenedWords(kind), { cause })
  }
}

/** An ordinary canvas: iOS before 16.4 knows none that is drawn off the page. */
function canvasOf({ width, height }: Size) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('No canvas.')
  return { canvas, context }
}

/** At 1600 px a JPEG of this quality has less than the bucket takes, whatever it shows. */
const asJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('No JPEG.')) : done(blob)), 'image/jpeg', 0.85)
  })

/** Asks the browser to draw known colours and to make a JPEG of them: one that hides its canvas gives noise in the place of every photo. */
async function isTrueCanvas(): Promise<boolean> {
  const { canvas, context } = canvasOf({ width: knownColours.length * knownEdge, height: knownEdge })
  for (const [nth, colour] of knownColours.entries()) {
    context.fillStyle = `rgb(${colour.join()})`
    context.fillRect(nth * knownEdge, 0, knownEdge, knownEdge)
  }
  const made = await createImageBitmap(await asJpeg(canvas))
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(made, 0, 0)
  return areKnownPixels(context.getImageData(0, 0, canvas.width, canvas.height).data)
}

/** A picture that moves becomes its first frame. Null where the browser gives no canvas, an untrue one, or none of that size. */
async function smallJpeg(source: ImageBitmap | HTMLImageElement): Promise<StrippedPhoto | null> {
  try {
    if (!(await isTrueCanvas())) return null
    const { canvas, context } = canvasOf(fittedSize(source))
    // JPEG has no transparency: what is clear in the source would turn black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    const made = await asJpeg(canvas)
    return { type: 'image/jpeg', bytes: new Uint8Array(await made.arrayBuffer()) }
  } catch {
    return null
  }
}

/** The photo as it was chosen, but for place and time. */
function original(taken: ArrayBuffer): StrippedPhoto {
  const bytes = new Uint8Array(taken)
  const stripped = strippedPhoto(bytes)
  if (stripped === null && isMoving(bytes))
    throw new PhotoRefused('This picture moves. Choose a still one, or a screenshot of it.')
  if (stripped === null || stripped.bytes.byteLength > maxStoredBytes) throw new PhotoRefused(onlyAsItIs)
  return stripped
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * A photo as it leaves the phone: a JPEG of at most 1600 px, without the place and time that the camera wrote into it. Where the browser's drawing fails or
 * can't be trusted it's the original without them. Throws PhotoRefused.
 */
export async function preparePhoto(file: Blob, id: string): Promise<PreparedPhoto> {
  // A video of gigabytes is told by its first bytes.
  const kind = photoKind(new Uint8Array(await bytesOf(file.slice(0, kindBytes))))
  if (isNoPhoto(kind)) throw new PhotoRefused(unopenedWords(kind))
  if (file.size > maxSourceBytes) throw new PhotoRefused('This photo is larger than 20 MB. Choose a smaller one.')
  // What the bytes say comes first: drawing what they promise may take more memory than the phone has.
  const taken = await bytesOf(file)
  if ((imagePixels(new Uint8Array(taken)) ?? 0) > maxSourcePixels) throw new PhotoRefused(tooManyPixels)
  // Some browsers go by the type, which is wrong or missing for what was renamed.
  const source = await decode(kind === 'unknown' ? file : file.slice(0, file.size, `image/${kind}`), kind)
  if (source.width * source.height > maxSourcePixels) throw new PhotoRefused(tooManyPixels)
  const small = await smallJpeg(source)
  if ('close' in source) source.close()
  const { type, bytes } = small ?? original(taken)
  return { id, bytes: bytes.buffer, type, sha256: await sha256(bytes.buffer) }
}
