import { expect, it } from 'vitest'
import { trainingDetails, trainingWeeks } from './training-details'

it('shows the five weeks of the curriculum with all their sections', () => {
  expect(trainingWeeks().map(({ name, sections }) => [name, sections.length])).toEqual([
    ['Personal Defense Fundamentals', 7],
    ['Evasion and Escape', 6],
    ['Advanced Self-Defense', 2],
    ['Threat Assessment & Communication', 2],
    ['Emergency Response & Community Coordination', 3],
  ])
})

it('links the pages that no menu shows', () => {
  expect(trainingDetails.links.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/enforcement-career', '/documentation', '/week1-content', '/upgrades']),
  )
})
