import { expect, test } from 'vitest'
import { parseTheme } from './theme'

test.each([
  ['legacy', 'legacy'],
  ['patriot', 'patriot'],
  ['tactical', 'tactical'],
  [null, 'patriot'],
  [undefined, 'patriot'],
  ['', 'patriot'],
  ['TACTICAL', 'patriot'],
  ['"legacy"', 'patriot'],
  ['constructor', 'patriot'],
])('the stored word %j reads as %s', (word, theme) => {
  expect(parseTheme(word)).toBe(theme)
})
