import { expect, it } from 'vitest'
import { areKnownPixels, knownColours, knownEdge } from './known-pixels'

/** The squares as drawn, each value changed by `change`. */
function drawn(change: (value: number, nth: number) => number): Uint8ClampedArray {
  const row = knownColours.flatMap((colour) => Array.from({ length: knownEdge }, () => [...colour, 255]))
  const rows = Array.from({ length: knownEdge }, () => row).flat(2)
  return Uint8ClampedArray.from(rows, change)
}

/** A fixed noise of even spread. */
const noise = (nth: number) => (nth * 2_654_435_761) % 256

it.each([
  ['what was drawn', drawn((value) => value), true],
  ['its last bits shifted, as some browsers do against recognition', drawn((value, nth) => value + (nth % 3) - 1), true],
  ['what compression leaves', drawn((value, nth) => value + (nth % 2 === 0 ? 9 : -9)), true],
  ['noise', drawn((_, nth) => noise(nth)), false],
  ['noise over the picture', drawn((value, nth) => value + (noise(nth) > 200 ? 90 : 0)), false],
  ['one colour for all', drawn(() => 255), false],
  ['nothing at all', drawn(() => 0), false],
  ['too few pixels', drawn((value) => value).subarray(4), false],
])('%s', (_, pixels, isKnown) => {
  expect(areKnownPixels(pixels)).toBe(isKnown)
})
