import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { instructors } from '../src/content/instructors'
import { trainingPhotos } from '../src/content/photos'
import { testimonials } from '../src/content/testimonials'
import { bountyCategories } from '../src/domain/bounties/bounty-category'
import { categoryId } from '../src/domain/bounties/bounty-words'
import { weekNumbers } from '../src/domain/course/course-week'

const drawings = (file: string) => {
  const svg = readFileSync(new URL(`../public/artwork/${file}.svg`, import.meta.url), 'utf8')
  return [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
}

test('everybody, every scene, every week and every category that the content names has a drawing', () => {
  const people = [...instructors.map(({ photoUrl }) => photoUrl), ...testimonials.map(({ image }) => image)]
  expect(drawings('portraits')).toEqual(expect.arrayContaining(people))
  expect(drawings('scenes')).toEqual(trainingPhotos.map(({ url }) => url))
  expect(drawings('emblems')).toEqual([...weekNumbers.map((week) => `week-${week}`), ...bountyCategories.map(categoryId)])
})

test('the cover of the course shows a control a week, the last of them by two rings', () => {
  const route = readFileSync(new URL('../public/art/route.svg', import.meta.url), 'utf8')
  expect(route.match(/a21 21 0 1 1 0 42/g)).toHaveLength(weekNumbers.length)
  expect(route.match(/a28 28 0 1 1 0 56/g)).toHaveLength(1)
})

test('on paper each week has a kind of page that bears its number', () => {
  const styles = readFileSync(new URL('../src/ui/css/booklet.css', import.meta.url), 'utf8')
  for (const week of weekNumbers) {
    expect(styles).toMatch(new RegExp(`@page week-${week} \\{[^}]*content: 'Week ${week}'`))
    expect(styles).toMatch(new RegExp(`\\[data-week='${week}'\\] \\{\\s*page: week-${week};`))
  }
})
