import { expect, it, test } from 'vitest'
import { capitalized, numberInWords, byteWords, latinDigits } from './numbers'

it.each([
  [0, 'zero'],
  [5, 'five'],
  [13, 'thirteen'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [22, 'twenty-two'],
  [40, 'forty'],
  [99, 'ninety-nine'],
])('%i is %s', (number, words) => expect(numberInWords(number)).toBe(words))

it('begins a sentence with a capital', () => expect(capitalized('twenty-two')).toBe('Twenty-two'))

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [940_400, '940 KB'],
  [3_240_000, '3.2 MB'],
  [3_000_000, '3 MB'],
  [250_000_000, '250 MB'],
  [61_000_000_000, '61 GB'],
])('%d reads %s', (bytes, words) => expect(byteWords(bytes)).toBe(words))

it.each([
  ['', ''],
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟎𝟏𝟗𝟘𝟙𝟡', '019019'],
  ['+٤٤ ٧٩١١', '+44 7911'],
  ['½ ⅷ ² 三 ①', '½ ⅷ ² 三 ①'],
  ['no digits', 'no digits'],
])('%j is %j', (text, latin) => expect(latinDigits(text)).toBe(latin))
