import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { knownColours, knownEdge, preparePhoto, areKnownPixels } from './prepare-photo'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const jpeg = (note: string, pixels: string) => `\xff\xd8${note}\xff\xda\0\x04ab${pixels}\xff\xd9`
const place = '\xff\xe1\0\x10Exif\0\0GPS 52.5'
const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
const video = '\0\0\0\x14ftypqt  \0\0\0\0qt  '

const picture = { width: 3200, height: 1600 }
/** What a true canvas answers when it's asked for the known colours, and one that hides what it draws. */
const known = Uint8ClampedArray.from({ length: 4 * knownColours.length * knownEdge ** 2 }, (_, nth) => {
  const square = Math.floor((Math.floor(nth / 4) % (knownColours.length * knownEdge)) / knownEdge)
  return knownColours[square]?.[nth % 4] ?? 255
})
/** A fixed noise of even spread. */
const noiseAt = (nth: number) => (nth * 2_654_435_761) % 256
const noise = known.map((_, nth) => noiseAt(nth))

type Canvas = { pixels?: Uint8ClampedArray; blob?: (size: { width: number; height: number }) => Blob | null; context?: null }

/** A page whose browser decodes what it is told to and whose canvas answers so; there's no canvas off the page, as in iOS 16.0. */
function browser({ opens, shows = false, canvas }: { opens: boolean; shows?: boolean; canvas: Canvas }) {
  const asked: string[] = []
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    if (blob.type !== 'made') asked.push(blob.type)
    if (!opens && blob.type !== 'made') throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
    return { ...picture, close: () => undefined }
  })
  vi.stubGlobal(
    'Image',
    class {
      width = picture.width
      height = picture.height
      src = ''
      decode = async () => {
        if (!shows) throw new DOMException('The source image cannot be decoded.', 'EncodingError')
      }
    },
  )
  const { pixels = known, blob = () => new Blob(['small'], { type: 'made' }), context } = canvas
  const drawing = { fillRect: () => undefined, clearRect: () => undefined, drawImage: () => undefined }
  vi.stubGlobal('document', {
    createElement: () => ({
      getContext: () => (context === null ? null : { ...drawing, getImageData: () => ({ data: pixels }) }),
      toBlob(this: typeof picture, done: (blob: Blob | null) => void) {
        done(blob(this))
      },
    }),
  })
  return asked
}

const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)
const prepared = (text: string, type = '') => preparePhoto(new Blob([bytesOf(text)], { type }), 'photo-1')

afterEach(() => vi.unstubAllGlobals())

describe('where the browser can’t open it, the file is refused in words of its own', () => {
  beforeEach(() => void browser({ opens: false, canvas: {} }))

  test.each([
    ['of 0 bytes', new Blob([]), /it is empty, or not on this device yet\. Open it once in your gallery/],
    ['of more than 20 MB', new Blob([new Uint8Array(20_000_001)]), /larger than 20 MB/],
    ['of no known kind', new Blob(['not a photo']), /^Choose a JPEG, PNG or WebP photo\. This browser can’t open this one/],
    ['of half a JPEG', new Blob([bytesOf(`${jpeg('', 'pixels').slice(0, 9)}\xff`)]), /This one is damaged/],
    ['of a HEIC called a JPEG', new Blob([bytesOf(heic)], { type: 'image/jpeg' }), /can’t open HEIC photos/],
    ['of a video', new Blob([bytesOf(video)], { type: 'image/heic' }), /This is a video/],
    ['of a video of more than 20 MB', new Blob([bytesOf(video), new Uint8Array(20_000_001)]), /This is a video/],
  ])('%s', async (_, file, words) => {
    await expect(preparePhoto(file, 'photo-1')).rejects.toThrow(words)
  })

  test.each([1, 2])('of the gallery’s cloud, at read %d', async (failing) => {
    let reads = 0
    const read = async () => {
      reads += 1
      if (reads === failing) throw new DOMException('The file could not be read.', 'NotReadableError')
      return bytesOf(jpeg('', 'pixels')).buffer
    }
    const file = Object.assign(new Blob(['bytes elsewhere']), { arrayBuffer: read })
    file.slice = () => file
    await expect(preparePhoto(file, 'photo-1')).rejects.toThrow(
      /it is empty, or not on this device yet\. Open it once in your gallery/,
    )
  })
})

describe('where the browser opens it', () => {
  test('a photo is opened as what its bytes say, and made a small JPEG without a canvas off the page', async () => {
    const sizes: number[][] = []
    const blob = ({ width, height }: typeof picture) => {
      sizes.push([width, height])
      return new Blob(['small'], { type: 'made' })
    }
    const asked = browser({ opens: true, canvas: { blob } })
    const { type, bytes } = await prepared(heic, 'text/plain')
    expect([type, textOf(bytes), asked]).toEqual(['image/jpeg', 'small', ['image/heic']])
    expect(sizes.at(-1)).toEqual([1600, 800])
  })

  test('what a script can’t decode but an image element shows is taken', async () => {
    browser({ opens: false, shows: true, canvas: {} })
    expect((await prepared(heic)).type).toBe('image/jpeg')
  })

  test.each([
    ['a video', video],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s is refused, though the browser would draw it', async (_, text) => {
    browser({ opens: true, shows: true, canvas: {} })
    await expect(prepared(text)).rejects.toThrow(/A screenshot of it will do/)
  })
})

test.each<[string, Canvas]>([
  ['gives noise for what it draws', { pixels: noise }],
  ['gives no canvas', { context: null }],
  ['makes no JPEG of a canvas', { blob: () => null }],
  [
    'has no memory for the photo’s size',
    { blob: ({ width }) => (width === 1600 ? null : new Blob(['known'], { type: 'made' })) },
  ],
])('where the browser %s the original goes, without place and time', async (_, canvas) => {
  browser({ opens: true, canvas })
  const { type, bytes } = await prepared(jpeg(place, 'pixels'))
  expect(type).toBe('image/jpeg')
  expect(new Uint8Array(bytes)).toEqual(bytesOf(jpeg('', 'pixels')))
})

test.each([
  ['a kind that the academy doesn’t take', 'GIF89a', /can’t make photos smaller.*Choose a JPEG, PNG or WebP/],
  ['a WebP that moves', 'RIFF\x16\0\0\0WEBPVP8X\n\0\0\0\x02\0\0\0\0\0\0\0\0\0', /This picture moves\. Choose a still one/],
  ['more than 5 MB', jpeg('', 'p'.repeat(5_242_880)), /can’t make photos smaller.*at most 5 MB/],
])('where only the original can go, %s is refused with the reason', async (_what, text, words) => {
  browser({ opens: true, canvas: { context: null } })
  await expect(prepared(text)).rejects.toThrow(words)
})

/** The squares as drawn, each value changed by `change`. */
function drawn(change: (value: number, nth: number) => number): Uint8ClampedArray {
  const row = knownColours.flatMap((colour) => Array.from({ length: knownEdge }, () => [...colour, 255]))
  const rows = Array.from({ length: knownEdge }, () => row).flat(2)
  return Uint8ClampedArray.from(rows, change)
}

test.each([
  ['what was drawn', drawn((value) => value), true],
  ['its last bits shifted, as some browsers do against recognition', drawn((value, nth) => value + (nth % 3) - 1), true],
  ['what compression leaves', drawn((value, nth) => value + (nth % 2 === 0 ? 9 : -9)), true],
  ['noise', drawn((_, nth) => noiseAt(nth)), false],
  ['noise over the picture', drawn((value, nth) => value + (noiseAt(nth) > 200 ? 90 : 0)), false],
  ['one colour for all', drawn(() => 255), false],
  ['nothing at all', drawn(() => 0), false],
  ['too few pixels', drawn((value) => value).subarray(4), false],
])('whether the known colours are read back: %s', (_, pixels, isKnown) => {
  expect(areKnownPixels(pixels)).toBe(isKnown)
})
