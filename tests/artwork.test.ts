import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { instructors } from '../src/content/instructors'
import { trainingPhotos } from '../src/content/photos'
import { testimonials } from '../src/content/testimonials'

const drawings = (file: string) => {
  const svg = readFileSync(new URL(`../public/artwork/${file}.svg`, import.meta.url), 'utf8')
  return [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
}

test('everybody, every scene and every week that the content names has a drawing', () => {
  const people = [...instructors.map(({ photoUrl }) => photoUrl), ...testimonials.map(({ image }) => image)]
  expect(drawings('portraits')).toEqual(expect.arrayContaining(people))
  expect(drawings('scenes')).toEqual(trainingPhotos.map(({ url }) => url))
  expect(drawings('emblems')).toEqual(['week-1', 'week-2', 'week-3', 'week-4', 'week-5'])
})
