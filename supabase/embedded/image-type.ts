import { imagePixels } from '../../src/domain/image-pixels.ts'
import { maxSourcePixels } from '../../src/domain/photo-size.ts'

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]
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

/** What uploaded bytes are by their own first bytes, whatever their sender calls them. Anything but a photo that can be shown is `application/octet-stream`. */
export function imageTypeOf(bytes: Uint8Array): string {
  const found = SIGNATURES.find(({ parts }) =>
    parts.every((part) => part.bytes.every((byte, nth) => bytes[part.at + nth] === byte)),
  )
  return found && (imagePixels(bytes) ?? 0) <= maxSourcePixels ? found.type : 'application/octet-stream'
}
