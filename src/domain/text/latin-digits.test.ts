import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits'

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
