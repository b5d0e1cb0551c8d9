import { expect, it } from 'vitest'
import { courseStops } from './outline'
import { sectionDescriptions } from './section-descriptions'

it('says of every section in one short sentence of its own what it teaches', () => {
  expect(Object.keys(sectionDescriptions)).toEqual(courseStops.map(({ id }) => id))
  const sentences = Object.values(sectionDescriptions)
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(sentences.filter((sentence) => !/^[A-Z][^.]{30,90}\.$/.test(sentence))).toEqual([])
})
