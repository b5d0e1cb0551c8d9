import { describe, expect, it } from 'vitest'
import { fittedSize, imagePixels, maxSourcePixels, isMoving } from './photo-file'

it.each([
  [800, 600, 800, 600],
  [1600, 1600, 1600, 1600],
  [3200, 1600, 1600, 800],
  [3024, 4032, 1200, 1600],
  [8000, 2, 1600, 1],
  [1601, 1, 1600, 1],
])('%i × %i becomes %i × %i', (width, height, fittedWidth, fittedHeight) => {
  expect(fittedSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight })
})

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (sign) => sign.charCodeAt(0)) : part)))
const uint16 = (value: number) => [value >> 8, value & 0xff]
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)]
const little = (value: number, size: number) => Array.from({ length: size }, (_, nth) => (value >>> (8 * nth)) & 0xff)

const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', uint32(13), 'IHDR', uint32(width), uint32(height), [8, 6, 0, 0, 0])
/** Its header stands behind a chunk of another name. */
const pngBehind = (chunk: number[]) =>
  bytes('\x89PNG\r\n\x1a\n', uint32(chunk.length), 'abCd', chunk, uint32(0), Array.from(png(15_000, 15_000).subarray(8)))
const frame = (marker: number, width: number, height: number) => [
  0xff,
  marker,
  ...uint16(17),
  8,
  ...uint16(height),
  ...uint16(width),
  3,
  ...Array.from({ length: 9 }, () => 1),
]
const jpeg = (...segments: number[][]) => bytes([0xff, 0xd8], ...segments, [0xff, 0xda, 0, 8])
const exif = (inside: number[]) => [0xff, 0xe1, ...uint16(inside.length + 2), ...inside]
const webp = (kind: string, rest: number[]) =>
  bytes(
    'RIFF',
    little(100, 4),
    'WEBP',
    kind,
    little(10, 4),
    rest,
    Array.from({ length: 12 }, () => 0),
  )

describe('the pixels that a picture says it has', () => {
  it.each([
    ['a PNG', png(15_000, 15_000), 225_000_000],
    ['a PNG with something before its header', pngBehind([...uint32(1), ...uint32(1)]), Infinity],
    ['a JPEG', jpeg(frame(0xc0, 1600, 1200)), 1_920_000],
    ['a progressive JPEG', jpeg(frame(0xc2, 65_535, 65_535)), 65_535 ** 2],
    ['a JPEG with a thumbnail', jpeg(exif([0xff, 0xd8, ...frame(0xc0, 160, 120)]), frame(0xc0, 4000, 3000)), 12_000_000],
    ['a JPEG that has the small frame last', jpeg(frame(0xc0, 20_000, 20_000), frame(0xc0, 1, 1)), 400_000_000],
    ['a JPEG with nothing sensible before its frame', jpeg([1, 2, 3, 0xff, 0xff], frame(0xc1, 9000, 9000)), 81_000_000],
    ['a WebP, extended', webp('VP8X', [0, 0, 0, 0, ...little(16_382, 3), ...little(16_382, 3)]), 16_383 ** 2],
    ['a WebP, lossless', webp('VP8L', [0x2f, ...little(16_382 | (16_382 << 14), 4)]), 16_383 ** 2],
    ['a WebP, lossy', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(16_383, 2), ...little(16_383, 2)]), 16_383 ** 2],
  ])('of %s', (_, picture, pixels) => {
    expect(imagePixels(picture)).toBe(pixels)
  })

  it.each([
    ['nothing', bytes()],
    ['a page', bytes('<script>alert(1)</script>')],
    ['a JPEG without a frame', jpeg()],
    ['half a PNG', png(1, 1).subarray(0, 20)],
    ['half a WebP', webp('VP8X', []).subarray(0, 20)],
  ])('are unknown of %s', (_, picture) => {
    expect(imagePixels(picture)).toBeNull()
  })

  it('may be those of any phone', () => {
    expect(4000 * 3000 < maxSourcePixels && 8160 * 6120 < maxSourcePixels).toBe(true)
  })
})

const chunk = (kind: string, inside = '') => `\0\0\0${String.fromCharCode(inside.length)}${kind}${inside}crc!`
const pngOf = (...chunks: string[]) => bytes(`\x89PNG\r\n\x1a\n${chunks.join('')}`)
const part = (kind: string, inside: string) =>
  `${kind}${String.fromCharCode(inside.length)}\0\0\0${inside}${inside.length % 2 === 0 ? '' : '\0'}`
const webpOf = (...parts: string[]) => bytes(`RIFF\x99\0\0\0WEBP${parts.join('')}`)

describe('a picture', () => {
  it.each([
    ['PNG', pngOf(chunk('IHDR', 'size'), chunk('acTL', 'frames'), chunk('IDAT', 'p'))],
    ['PNG that says so behind words', pngOf(chunk('IHDR', 'size'), chunk('tEXt', 'IDAT'), chunk('acTL'), chunk('IDAT', 'p'))],
    ['WebP', webpOf(part('VP8X', '\x02\0\0\0sizeof'), part('ANIM', 'colour'))],
    ['WebP that hides it in its header', webpOf(part('VP8X', '\0\0\0\0sizeof'), part('ICCP', 'odd'), part('ANMF', 'frame'))],
  ])('moves: %s', (_, picture) => {
    expect(isMoving(picture)).toBe(true)
  })

  it.each([
    ['PNG', pngOf(chunk('IHDR', 'size'), chunk('IDAT', 'p'), chunk('IEND'))],
    ['PNG that only has the word in it', pngOf(chunk('IHDR', 'size'), chunk('tEXt', 'acTL'), chunk('IDAT', 'acTL'))],
    ['PNG that is cut', pngOf(chunk('IHDR', 'size')).subarray(0, 14)],
    ['WebP', webpOf(part('VP8X', '\x3c\0\0\0sizeof'), part('VP8 ', 'ANMF'))],
    ['JPEG', bytes('\xff\xd8\xff\xe0acTL ANMF')],
    ['nothing', bytes('')],
  ])('stands still: %s', (_, picture) => {
    expect(isMoving(picture)).toBe(false)
  })
})
