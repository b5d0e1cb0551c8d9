import type { PreparedPhoto } from '../../domain/outbox/entry'
import { imagePixels } from '../../domain/image-pixels'
import { areKnownPixels, knownColours, knownEdge } from '../../domain/known-pixels'
import { fittedSize, maxPhotoBytes, maxSourceBytes, maxSourcePixels, maxStoredBytes } from '../../domain/photo-size'
import { strippedPhoto, type StrippedPhoto } from '../../domain/stripped-photo'

/** Why a photo was not taken, in words for the person. */
class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
}

const qualities = [0.85, 0.7, 0.5]
const tooManyPixels = 'This photo has more than 50 megapixels. Choose a smaller one.'
const untrueCanvas =
  'Your browser’s privacy setting changes every photo that a page makes smaller, so this one can only be sent as it is.'
const unreadable = 'This device can’t read the photo. Try another one.'

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    const why = file.type === 'image/svg+xml' ? 'An SVG is a drawing, not a photo. ' : ''
    throw new PhotoRefused(`${why}Choose a JPEG, PNG or WebP photo.`, { cause })
  }
}

function draw(bitmap: ImageBitmap): OffscreenCanvas {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (context === null) throw new PhotoRefused(unreadable)
  // JPEG has no transparency: what is clear in the source would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, bitmap.width, bitmap.height)
  context.drawImage(bitmap, 0, 0)
  return canvas
}

async function encode(canvas: OffscreenCanvas, [quality, ...lower] = qualities): Promise<Blob> {
  if (quality === undefined) throw new PhotoRefused('This photo is too large. Choose a smaller one.')
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return blob.size <= maxPhotoBytes ? blob : encode(canvas, lower)
}

/** Asks the browser to draw known colours and to make a JPEG of them: one that hides its canvas gives noise in the place of every photo. */
async function isTrueCanvas(): Promise<boolean> {
  const canvas = new OffscreenCanvas(knownColours.length * knownEdge, knownEdge)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return false
  for (const [nth, colour] of knownColours.entries()) {
    context.fillStyle = `rgb(${colour.join()})`
    context.fillRect(nth * knownEdge, 0, knownEdge, knownEdge)
  }
  try {
    const made = await createImageBitmap(await canvas.convertToBlob({ type: 'image/jpeg' }))
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.drawImage(made, 0, 0)
    return areKnownPixels(context.getImageData(0, 0, canvas.width, canvas.height).data)
  } catch {
    return false
  }
}

/** The photo as it was chosen, but for place and time. */
function original(taken: ArrayBuffer): StrippedPhoto {
  const stripped = strippedPhoto(new Uint8Array(taken))
  if (stripped === null) throw new PhotoRefused(`${untrueCanvas} Choose a JPEG, PNG or WebP photo, or use another browser.`)
  if (stripped.bytes.byteLength > maxStoredBytes)
    throw new PhotoRefused(`${untrueCanvas} Choose one of at most 5 MB, or use another browser.`)
  return stripped
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * A photo as it leaves the phone: a JPEG of at most 1600 px, without the place and time that the camera wrote into it. Where the browser's drawing can't be
 * trusted it's the original without them. Throws PhotoRefused.
 */
export async function preparePhoto(file: Blob, id: string): Promise<PreparedPhoto> {
  if (file.size === 0) throw new PhotoRefused('This file is empty: it has 0 bytes. Choose the photo again, or another one.')
  if (file.size > maxSourceBytes) throw new PhotoRefused('This photo is larger than 20 MB. Choose a smaller one.')
  // What the bytes say comes first: drawing what they promise may take more memory than the phone has.
  const taken = await file.arrayBuffer()
  if ((imagePixels(new Uint8Array(taken)) ?? 0) > maxSourcePixels) throw new PhotoRefused(tooManyPixels)
  const source = await decode(file)
  if (source.width * source.height > maxSourcePixels) throw new PhotoRefused(tooManyPixels)
  if (!(await isTrueCanvas())) {
    source.close()
    const { type, bytes } = original(taken)
    return { id, bytes: bytes.buffer, type, sha256: await sha256(bytes.buffer) }
  }
  const { width, height } = fittedSize(source)
  const fitted = await createImageBitmap(source, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
  source.close()
  const bytes = await (await encode(draw(fitted))).arrayBuffer()
  fitted.close()
  return { id, bytes, type: 'image/jpeg', sha256: await sha256(bytes) }
}
