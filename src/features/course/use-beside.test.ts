import { expect, it } from 'vitest'
import { partsBeside } from './use-beside'

const parts = ['P', 'P', 'FIGURE', 'H2', 'P', 'FIGURE', 'P', 'H2', 'UL']

it.each([
  ['nothing is reached yet', -1, -1, 2],
  ['words before the first heading', 1, -1, 2],
  ['the heading itself', 3, 3, 5],
  ['the words that the second drawing shows', 4, 3, 5],
  ['words behind the last drawing', 6, 3, 5],
  ['the end', 8, 7, 5],
])('beside %s', (_, nth, heading, drawing) => {
  expect(partsBeside(parts, nth)).toEqual({ heading, drawing })
})

it('beside words without headings and drawings stands none', () => {
  expect(partsBeside(['P', 'UL'], 1)).toEqual({ heading: -1, drawing: -1 })
})
