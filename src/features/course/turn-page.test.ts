import { expect, it } from 'vitest'
import { arrowWay, type Press, type Swipe, swipeWay } from './turn-page'

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

const swipe: Swipe = { fromX: 200, dx: -120, dy: 10, ms: 200, width: 390 }

it.each<[string, Partial<Swipe>, ReturnType<typeof swipeWay>]>([
  ['to the left leads on', {}, 'next'],
  ['to the right leads back', { dx: 120 }, 'previous'],
  ['that is short leads nowhere', { dx: -59 }, null],
  ['that is slow leads nowhere', { ms: 701 }, null],
  ['from the left edge is the system’s', { fromX: 31, dx: 120 }, null],
  ['from the right edge is the system’s', { fromX: 359 }, null],
  ['beside the edge leads on', { fromX: 358 }, 'next'],
  ['that scrolls leads nowhere', { dy: 60 }, null],
  ['that scrolls up leads nowhere', { dy: -300 }, null],
])('a swipe %s', (_, part, way) => {
  expect(swipeWay({ ...swipe, ...part })).toBe(way)
})
