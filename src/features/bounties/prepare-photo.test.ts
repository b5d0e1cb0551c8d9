import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { preparePhoto } from './prepare-photo'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['of 0 bytes', new Blob([]), /0 bytes/],
  ['of more than 20 MB', new Blob([new Uint8Array(20_000_001)]), /larger than 20 MB/],
  ['that no browser draws', new Blob(['not a photo']), /Choose a JPEG, PNG or WebP photo/],
])('a file %s is refused in words of its own', async (_, file, words) => {
  await expect(preparePhoto(file, 'photo-1')).rejects.toThrow(words)
})

/** What a browser that hides what it draws answers, whatever was drawn. */
const noise = (_x: number, _y: number, width: number, height: number) => ({
  data: Uint8ClampedArray.from({ length: 4 * width * height }, (_, nth) => (nth * 2_654_435_761) % 256),
})
const drawing = { fillRect: () => undefined, clearRect: () => undefined, drawImage: () => undefined, getImageData: noise }

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const jpeg = (note: string, pixels: string) => `\xff\xd8${note}\xff\xda\0\x04ab${pixels}\xff\xd9`

describe('where the browser gives noise for what it draws', () => {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }))
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        width = 64
        height = 16
        getContext = () => drawing
        convertToBlob = async () => new Blob(['noise'])
      },
    )
  })

  test('the original goes, without place and time', async () => {
    const withNote = jpeg('\xff\xe1\0\x10Exif\0\0GPS 52.5', 'pixels')
    const { type, bytes } = await preparePhoto(new Blob([bytesOf(withNote)]), 'photo-1')
    expect(type).toBe('image/jpeg')
    expect(new Uint8Array(bytes)).toEqual(bytesOf(jpeg('', 'pixels')))
  })

  test.each([
    ['a kind that the academy doesn’t take', 'GIF89a', /privacy setting.*Choose a JPEG, PNG or WebP/],
    ['more than 5 MB', jpeg('', 'p'.repeat(5_242_880)), /privacy setting.*at most 5 MB/],
  ])('%s is refused with the reason', async (_, text, words) => {
    await expect(preparePhoto(new Blob([bytesOf(text)]), 'photo-1')).rejects.toThrow(words)
  })
})
