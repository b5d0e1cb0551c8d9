import { expect, it } from 'vitest'
import { trainingDetails, trainingWeeks } from './training-details'

it('shows the five weeks of the curriculum with all their sections', () => {
  expect(trainingWeeks().map(({ title, sections }) => [title, sections.length])).toEqual([
    ['Combat Training', 7],
    ['Pursuit Strategies', 6],
    ['Hand-to-Hand Combat', 2],
    ['Interrogation Techniques', 2],
    ['Capture Operations', 3],
  ])
})

it('links the pages that no menu shows', () => {
  expect(trainingDetails.links.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/enforcement-career', '/documentation', '/week1-content', '/upgrades']),
  )
})
