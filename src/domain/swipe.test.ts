import { expect, it } from 'vitest'
import { type Swipe, swipeWay } from './swipe'

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
