import { expect, test } from 'vitest'
import { preparePhoto } from './prepare-photo'

test.each([
  ['of 0 bytes', new Blob([]), /0 bytes/],
  ['of more than 20 MB', new Blob([new Uint8Array(20_000_001)]), /larger than 20 MB/],
  ['that no browser draws', new Blob(['not a photo']), /Choose a JPEG, PNG or WebP photo/],
])('a file %s is refused in words of its own', async (_, file, words) => {
  await expect(preparePhoto(file, 'photo-1')).rejects.toThrow(words)
})
