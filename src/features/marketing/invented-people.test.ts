import { expect, it } from 'vitest'
import { splitRedactions } from './invented-people'

it.each([
  ['plain words', 'Nurse', [{ text: 'Nurse', redacted: false }]],
  [
    'a run at the end',
    'Nurse, ███',
    [
      { text: 'Nurse, ', redacted: false },
      { text: '███', redacted: true },
    ],
  ],
  [
    'runs on both sides',
    '█ and ██',
    [
      { text: '█', redacted: true },
      { text: ' and ', redacted: false },
      { text: '██', redacted: true },
    ],
  ],
  ['nothing', '', []],
])('splits %s', (_, text, pieces) => {
  expect(splitRedactions(text)).toEqual(pieces)
})
