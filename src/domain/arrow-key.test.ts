import { expect, it } from 'vitest'
import { arrowWay, type Press } from './arrow-key'

const press: Press = { key: 'ArrowRight', isModified: false, isRepeated: false, isTaken: false }

it.each<[string, Partial<Press>, ReturnType<typeof arrowWay>]>([
  ['with a modifier is another act', { isModified: true }, null],
  ['that is held leads on once', { isRepeated: true }, null],
  ['in a field is the field’s', { isTaken: true }, null],
  ['down scrolls', { key: 'ArrowDown' }, null],
  ['of a letter is none', { key: 'n' }, null],
  ['to the right leads on', {}, 'next'],
  ['to the left leads back', { key: 'ArrowLeft' }, 'previous'],
])('a press %s', (_, part, way) => {
  expect(arrowWay({ ...press, ...part })).toBe(way)
})
