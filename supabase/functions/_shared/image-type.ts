import { imagePixels, isMoving, maxSourcePixels } from '../../../src/domain/photos/photo-file.ts'

const ascii = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0))
const SIGNATURES = [
  { type: 'image/jpeg', parts: [{ at: 0, bytes: [0xff, 0xd8, 0xff] }] },
  { type: 'image/png', parts: [{ at: 0, bytes: ascii('\u0089PNG\r\n\u001a\n') }] },
  {
    type: 'image/webp',
    parts: [
      { at: 0, bytes: ascii('RIFF') },
      { at: 8, bytes: ascii('WEBP') },
    ],
  },
]

/** What uploaded bytes are by their own first bytes, whatever their sender calls them; null for no photo, for one that moves, and for one that would fill the memory of whoever looks at it. */
export function imageTypeOf(bytes: Uint8Array): string | null {
  const found = SIGNATURES.find(({ parts }) =>
    parts.every((part) => part.bytes.every((byte, nth) => bytes[part.at + nth] === byte)),
  )
  return found && (imagePixels(bytes) ?? 0) <= maxSourcePixels && !isMoving(bytes) ? found.type : null
}
