import { expect, it } from 'vitest'
import { incomingUse } from './incoming-photo'

const screenshot = { isInText: false, hasText: false, hasFile: true, isChosen: false }

it.each([
  ['a screenshot', screenshot, 'take'],
  ['a screenshot, pasted while the notes have the focus', { ...screenshot, isInText: true }, 'take'],
  ['words of a word processor, pasted into the notes', { ...screenshot, isInText: true, hasText: true }, 'text'],
  ['the same with a photo chosen', { ...screenshot, isInText: true, hasText: true, isChosen: true }, 'text'],
  ['a file with its path as words, pasted beside the fields', { ...screenshot, hasText: true }, 'take'],
  ['a second photo', { ...screenshot, isChosen: true }, 'ask'],
  ['a second photo, pasted while the notes have the focus', { ...screenshot, isInText: true, isChosen: true }, 'ask'],
  ['words alone', { ...screenshot, hasFile: false, hasText: true }, 'text'],
])('%s', (_, incoming, use) => {
  expect(incomingUse(incoming)).toBe(use)
})
