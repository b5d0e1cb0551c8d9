import { expect, test } from 'vitest'
import { byteWords } from './byte-words'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [940_400, '940 KB'],
  [3_240_000, '3.2 MB'],
  [3_000_000, '3 MB'],
  [250_000_000, '250 MB'],
  [61_000_000_000, '61 GB'],
])('%d reads %s', (bytes, words) => expect(byteWords(bytes)).toBe(words))
