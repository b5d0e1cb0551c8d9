import { describe, expect, it } from 'vitest'
import { certificateNumber, shownNumber } from './certificate'

describe('the number of a certificate', () => {
  it.each([
    ['nothing', ''],
    ['a part of one', '0123-4567-89A'],
    ['more than one', '0123-4567-89AB-C'],
    ['a letter that no number has', '0123-4567-89AU'],
    ['a sign', '0123-4567-89A*'],
    ['digits of another script', '٠١٢٣٤٥٦٧٨٩٠١'],
  ])('is not read from %s', (_, typed) => {
    expect(certificateNumber(typed)).toBeNull()
  })

  it.each([
    ['as it is kept', '7Q2KXW09ABZ1', '7Q2KXW09ABZ1'],
    ['in groups', '7Q2K-XW09-ABZ1', '7Q2KXW09ABZ1'],
    ['in small letters, with blanks around', ' 7q2k xw09 abz1\n', '7Q2KXW09ABZ1'],
    ['with other dashes', '7Q2K–XW09—ABZ1', '7Q2KXW09ABZ1'],
    ['with letters for the digits they look like', '7q2k-xwO9-abzl', '7Q2KXW09ABZ1'],
    ['with both ones', 'iiLL-1111-1111', '111111111111'],
  ])('is read %s', (_, typed, number) => {
    expect(certificateNumber(typed)).toBe(number)
  })

  it('is shown in groups of four, which are read back', () => {
    expect(shownNumber('7Q2KXW09ABZ1')).toBe('7Q2K-XW09-ABZ1')
    expect(certificateNumber(shownNumber('7Q2KXW09ABZ1'))).toBe('7Q2KXW09ABZ1')
  })
})
