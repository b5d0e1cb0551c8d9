import { describe, expect, it } from 'vitest'
import { strippedPhoto } from './stripped-photo'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (sign) => sign.charCodeAt(0)) : part)))
const uint32 = (value: number) => [value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff]
const little = (value: number) => uint32(value).toReversed()
const signs = (part: Uint8Array) => String.fromCharCode(...part)

const segment = (marker: number, inside: string) => signs(bytes([0xff, marker, 0, inside.length + 2], inside))
/** The camera's notes: the turn, then where it was taken. */
const exif = (turn: number) =>
  segment(
    0xe1,
    signs(bytes('Exif\0\0MM\0*', uint32(8), [0, 2], [1, 0x12, 0, 3], uint32(1), [0, turn, 0, 0], '\x88\x25', 'GPS 52.5N!')),
  )
const drawing = segment(0xdb, 'tables') + segment(0xc0, 'frame')
const scan = `${segment(0xda, 'scan')}pixels\xff\0more\xff\xd0more`
const end = '\xff\xd9'
const jpeg = (...parts: string[]) => bytes('\xff\xd8', ...parts)

const chunk = (kind: string, inside: string) => signs(bytes(uint32(inside.length), kind, inside, 'crc!'))
const png = (...chunks: string[]) => bytes('\x89PNG\r\n\x1a\n', ...chunks)
const part = (kind: string, inside: string) =>
  signs(bytes(kind, little(inside.length), inside, inside.length % 2 === 0 ? '' : '\0'))
const webp = (...parts: string[]) => bytes('RIFF', little(4 + parts.join('').length), 'WEBP', ...parts)

describe('a photo without place and time', () => {
  it.each([
    [
      'JPEG',
      jpeg(
        segment(0xe0, 'JFIF\0'),
        exif(1),
        segment(0xe1, 'http://ns.adobe.com/xap GPS'),
        segment(0xfe, 'GPS'),
        drawing,
        scan,
        end,
      ),
      jpeg(segment(0xe0, 'JFIF\0'), drawing, scan, end),
    ],
    [
      'JPEG in several scans, with a second picture behind it',
      jpeg(segment(0xe2, 'MPF\0'), segment(0xe2, 'ICC_PROFILE\0'), drawing, scan, scan, end, '\xff\xd8', exif(6), scan, end),
      jpeg(segment(0xe2, 'ICC_PROFILE\0'), drawing, scan, scan, end),
    ],
    [
      'PNG',
      png(
        chunk('IHDR', 'size'),
        chunk('eXIf', 'GPS'),
        chunk('tIME', 'now'),
        chunk('sRGB', '0'),
        chunk('IDAT', 'p'),
        chunk('IEND', ''),
        'GPS',
      ),
      png(chunk('IHDR', 'size'), chunk('sRGB', '0'), chunk('IDAT', 'p'), chunk('IEND', '')),
    ],
    [
      'PNG that moves, which becomes its still picture',
      png(
        chunk('IHDR', 'size'),
        chunk('acTL', 'twice'),
        chunk('fcTL', 'one'),
        chunk('IDAT', 'p'),
        chunk('fcTL', 'two'),
        chunk('fdAT', 'p'),
        chunk('IEND', ''),
      ),
      png(chunk('IHDR', 'size'), chunk('IDAT', 'p'), chunk('IEND', '')),
    ],
    [
      'WebP',
      webp(part('VP8X', '\x3c\0\0\0sizeof'), part('VP8 ', 'odd'), part('EXIF', 'GPS'), part('XMP ', 'GPS!')),
      webp(part('VP8X', '\x30\0\0\0sizeof'), part('VP8 ', 'odd')),
    ],
  ])('%s', (kind, taken, left) => {
    const stripped = strippedPhoto(taken)
    expect(stripped?.type).toBe(`image/${(kind.split(' ')[0] ?? '').toLowerCase()}`)
    expect(signs(stripped?.bytes ?? new Uint8Array())).toBe(signs(left))
  })

  it.each([2, 3, 6, 8])('says that it is turned: %i', (turn) => {
    const once = strippedPhoto(jpeg(exif(turn), drawing, scan, end))
    const words = signs(once?.bytes ?? new Uint8Array())
    expect(words).not.toContain('GPS')
    expect(words).toContain(`\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(turn)}`)
    expect(strippedPhoto(once?.bytes ?? new Uint8Array())).toEqual(once)
  })

  it.each([
    ['another format', bytes('GIF89a')],
    ['nothing', bytes()],
    ['a JPEG cut in a segment', jpeg(drawing).subarray(0, 8)],
    ['a JPEG cut in its pixels', jpeg(drawing, scan)],
    ['a PNG cut in a chunk', png(chunk('IHDR', 'size'), chunk('IDAT', 'pixels')).subarray(0, 40)],
    ['a WebP that moves', webp(part('VP8X', '\x02\0\0\0sizeof'), part('ANIM', 'colour'), part('ANMF', 'frame!'))],
    ['a WebP that promises more', webp(part('VP8 ', 'even')).subarray(0, 20)],
  ])('%s is none', (_, taken) => {
    expect(strippedPhoto(taken)).toBeNull()
  })
})
