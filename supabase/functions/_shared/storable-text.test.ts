import { expect, test } from 'vitest'
import { isStorable } from './storable-text.ts'

test.each([
  ['text', true],
  ['\u{1F9ED}', true],
  ['\u0000', false],
  ['a\u0000b', false],
  ['\ud83e', false],
  ['\udded\ud83e', false],
  [5, true],
  [null, true],
  [[['\u0000']], false],
  [{ deep: { deeper: ['\udc00'] } }, false],
  [{ 'a\u0000': 1 }, false],
  [{ fine: [{ too: 'é\u0301' }] }, true],
])('%j: %s', (value, isFit) => expect(isStorable(value)).toBe(isFit))

const deep = (text: string): unknown => JSON.parse(`${'['.repeat(8000)}"${text}"${']'.repeat(8000)}`)

test('a value as deep as a request can hold is looked through', () => {
  expect(isStorable(deep('text'))).toBe(true)
  expect(isStorable(deep('\\u0000'))).toBe(false)
})
