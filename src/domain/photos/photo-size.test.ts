import { expect, it } from 'vitest'
import { fittedSize } from './photo-size'

it.each([
  [800, 600, 800, 600],
  [1600, 1600, 1600, 1600],
  [3200, 1600, 1600, 800],
  [3024, 4032, 1200, 1600],
  [8000, 2, 1600, 1],
  [1601, 1, 1600, 1],
])('%i × %i becomes %i × %i', (width, height, fittedWidth, fittedHeight) => {
  expect(fittedSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight })
})
