import { expect, it } from 'vitest'
import { courseOutline } from './curriculum/outline'
import { trainingDetails, trainingWeeks } from './training-details'

it('shows the weeks of the curriculum with all their sections', () => {
  const weeks = Object.values(courseOutline).map(({ subtitle, sections }) => [subtitle, Object.keys(sections)])
  expect(trainingWeeks().map(({ name, sections }) => [name, sections.map(({ id }) => id)])).toEqual(weeks)
})

it('links the pages that no menu shows', () => {
  expect(trainingDetails.links.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/enforcement-career', '/documentation', '/week1-content', '/upgrades']),
  )
})
