import { describe, expect, it } from 'vitest'
import { blockText, type LessonBlock } from '../curriculum/lesson-text'
import { cadetWeek1 } from './cadet-week1'
import { type CadetWeek1Section, cadetWeek1Sections } from './outline'

const textOf = (section: CadetWeek1Section) => cadetWeek1[section].map(blockText).join('\n')
const rowsOf = (section: CadetWeek1Section, caption: string) => {
  const holds = (block: LessonBlock) => typeof block === 'object' && 'table' in block && block.table.caption === caption
  const block = cadetWeek1[section].find(holds)
  return typeof block === 'object' && 'table' in block ? block.table.rows.map(([name]) => name) : []
}

it('has five sections', () => {
  expect(cadetWeek1Sections.map(({ title }) => title)).toEqual([
    'Introduction',
    'Core Values',
    'Mental Preparation',
    'Physical Fitness',
    'Tactical Awareness',
  ])
})

it('has at least 2,500 words', () => {
  const words = cadetWeek1Sections.flatMap(({ id }) => textOf(id).split(/\s+/u))
  expect(words.length).toBeGreaterThanOrEqual(2500)
})

describe('the static content', () => {
  it.each([
    ['introduction', 'Program philosophy'],
    ['core-values', 'The warrior ethos'],
    ['mental-preparation', 'The OODA loop'],
    ['physical-fitness', 'Fitness assessment'],
    ['physical-fitness', 'Daily PT'],
    ['tactical-awareness', 'The color code of awareness'],
    ['tactical-awareness', 'The baseline exercise'],
    ['tactical-awareness', 'The rule of threes'],
  ] as const)('%s has "%s"', (section, heading) => expect(textOf(section).split('\n')).toContain(heading))

  it('names the six core values', () => {
    const headings = cadetWeek1['core-values'].flatMap((block) =>
      typeof block === 'object' && 'heading' in block ? [block.heading] : [],
    )
    expect(headings.slice(0, 6)).toEqual(['Integrity', 'Courage', 'Selfless service', 'Loyalty', 'Discipline', 'Excellence'])
  })

  it('has a warrior ethos of four lines', () => {
    const creeds = cadetWeek1['core-values'].flatMap((block) =>
      typeof block === 'object' && 'creed' in block ? [block.creed] : [],
    )
    expect(creeds.map((lines) => lines.length)).toEqual([4])
  })

  it.each([
    ['mental-preparation', 'Observe, orient, decide, act', ['Observe', 'Orient', 'Decide', 'Act']],
    ['tactical-awareness', 'Five states of mind', ['White', 'Yellow', 'Orange', 'Red', 'Black']],
    ['physical-fitness', 'Five tests', ['Push-ups', 'Sit-ups', 'Pull-ups', 'Plank', '1.5-mile timed run']],
    ['physical-fitness', 'The four parts of a session', ['Warm-up', 'Strength', 'Cardio', 'Recovery']],
    ['tactical-awareness', 'What kills first comes first', ['3 minutes', '3 hours', '3 days', '3 weeks']],
  ] as const)('%s has the table "%s"', (section, caption, names) => expect(rowsOf(section, caption)).toEqual(names))
})
