import { describe, expect, it, test } from 'vitest'
import { isNoPhoto, photoKind, unopenedWords, type PhotoKind } from './photo-kind'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
/** The first box of the family of MP4: what the file is, then with what else it can be read. */
const brands = (...all: string[]) => `\0\0\0\x20ftyp${all[0]}\0\0\0\0${all.slice(1).join('')}\0\0\x01\x2emeta`

describe('a file is known by its first bytes', () => {
  it.each<[string, string, PhotoKind]>([
    ['a JPEG of a camera', '\xff\xd8\xff\xe1\x1c\x2eExif', 'jpeg'],
    ['a PNG, also one that moves', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
    ['a WebP', 'RIFF\x24\n\0\nWEBPVP8X', 'webp'],
    ['a GIF', 'GIF89a\x02\0\x02\0', 'gif'],
    ['a BMP', 'BM\x46\0\0\n\0\0\0\0\x36', 'bmp'],
    ['an iPhone’s photo', brands('heic', 'mif1', 'MiHE', 'miaf', 'heic'), 'heic'],
    ['an iPhone’s photo of 10 bits', brands('heix', 'mif1', 'heix'), 'heic'],
    ['a phone’s photo under the family’s own brand', brands('mif1', 'mif1', 'heic'), 'heic'],
    ['a burst of photos', brands('msf1', 'hevc'), 'heic'],
    ['an AVIF', brands('avif', 'mif1', 'miaf'), 'avif'],
    ['an AVIF under the family’s own brand', brands('mif1', 'avif', 'miaf'), 'avif'],
    ['an AVIF that moves', brands('avis', 'msf1'), 'avif'],
    ['a JPEG XL', '\xff\n\xfa\x1f', 'jxl'],
    ['a JPEG XL in a box', '\0\0\0\fJXL \r\n\x87\n', 'jxl'],
    ['a TIFF of the one order, and most raw photos', 'II*\0\x08\0\0\0', 'tiff'],
    ['a TIFF of the other order', 'MM\0*\0\0\0\x08', 'tiff'],
    ['an Olympus raw photo', 'IIRO\x08\0\0\0', 'tiff'],
    ['a Panasonic raw photo', 'IIU\0\x18\0\0\0', 'tiff'],
    ['a Fujifilm raw photo', 'FUJIFILMCCD-RAW 0201', 'tiff'],
    ['a Canon raw photo of the family of MP4', brands('crx ', 'crx ', 'isom'), 'tiff'],
    ['an iPhone’s video, or the moving half of a Live Photo', brands('qt  ', 'qt  '), 'video'],
    ['an MP4', brands('isom', 'isom', 'mp42'), 'video'],
    ['an old phone’s video', brands('3gp4', 'isom'), 'video'],
    ['a QuickTime file without brands', '\0\0\0\x08wide\0\0\0\0mdat', 'video'],
    ['a WebM', '\x1aE\xdf\xa3\x9fB\x86', 'video'],
    ['an AVI', 'RIFF\x24\n\0\0AVI LIST', 'video'],
    ['a PDF', '%PDF-1.7\n', 'PDF'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing'],
    ['a drawing with a mark, a head and a comment', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -->\n<svg>', 'drawing'],
    ['a page', '<!doctype html><title>Photo</title>', 'unknown'],
    ['words that begin as a BMP does', 'BMX tricks for cadets', 'unknown'],
    ['nothing', '', 'unknown'],
  ])('%s', (_, text, kind) => {
    expect(photoKind(bytesOf(text))).toBe(kind)
  })

  test('and by no later ones', () => {
    expect(photoKind(bytesOf(`<p>${' '.repeat(600)}<svg>`))).toBe('unknown')
    expect(photoKind(bytesOf(`${brands('isom')}${' '.repeat(80)}heic`))).toBe('video')
  })
})

it.each<[PhotoKind, string]>([
  ['heic', 'This browser can’t open HEIC photos. A screenshot of this one will do.'],
  ['avif', 'This browser can’t open AVIF photos. A screenshot of this one will do.'],
  ['jxl', 'This browser can’t open JXL photos. A screenshot of this one will do.'],
  ['tiff', 'This browser can’t open TIFF and RAW photos. A screenshot of this one will do.'],
  ['video', 'This is a video. A screenshot of it will do.'],
  ['PDF', 'This is a PDF. A screenshot of it will do.'],
  ['drawing', 'This is a drawing. A screenshot of it will do.'],
  ['jpeg', 'This one is damaged, or only a part of it is on this device. Open it once in your gallery, then choose it again.'],
  ['unknown', 'This browser can’t open this one.'],
])('what is said of one that can’t be opened: %s', (kind, words) => {
  expect(unopenedWords(kind)).toBe(`Choose a JPEG, PNG or WebP photo. ${words}`)
})

test('videos, documents and drawings are no photos, though a browser may draw them', () => {
  expect((['video', 'PDF', 'drawing', 'heic', 'jpeg', 'unknown'] as const).filter(isNoPhoto)).toEqual(['video', 'PDF', 'drawing'])
})
