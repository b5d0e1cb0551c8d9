import { describe, expect, it } from 'vitest'
import { isMoving } from './moving-picture'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const chunk = (kind: string, inside = '') => `\0\0\0${String.fromCharCode(inside.length)}${kind}${inside}crc!`
const png = (...chunks: string[]) => bytes(`\x89PNG\r\n\x1a\n${chunks.join('')}`)
const part = (kind: string, inside: string) =>
  `${kind}${String.fromCharCode(inside.length)}\0\0\0${inside}${inside.length % 2 === 0 ? '' : '\0'}`
const webp = (...parts: string[]) => bytes(`RIFF\x99\0\0\0WEBP${parts.join('')}`)

describe('a picture', () => {
  it.each([
    ['PNG', png(chunk('IHDR', 'size'), chunk('acTL', 'frames'), chunk('IDAT', 'p'))],
    ['PNG that says so behind words', png(chunk('IHDR', 'size'), chunk('tEXt', 'IDAT'), chunk('acTL'), chunk('IDAT', 'p'))],
    ['WebP', webp(part('VP8X', '\x02\0\0\0sizeof'), part('ANIM', 'colour'))],
    ['WebP that hides it in its header', webp(part('VP8X', '\0\0\0\0sizeof'), part('ICCP', 'odd'), part('ANMF', 'frame'))],
  ])('moves: %s', (_, picture) => {
    expect(isMoving(picture)).toBe(true)
  })

  it.each([
    ['PNG', png(chunk('IHDR', 'size'), chunk('IDAT', 'p'), chunk('IEND'))],
    ['PNG that only has the word in it', png(chunk('IHDR', 'size'), chunk('tEXt', 'acTL'), chunk('IDAT', 'acTL'))],
    ['PNG that is cut', png(chunk('IHDR', 'size')).subarray(0, 14)],
    ['WebP', webp(part('VP8X', '\x3c\0\0\0sizeof'), part('VP8 ', 'ANMF'))],
    ['JPEG', bytes('\xff\xd8\xff\xe0acTL ANMF')],
    ['nothing', bytes('')],
  ])('stands still: %s', (_, picture) => {
    expect(isMoving(picture)).toBe(false)
  })
})
