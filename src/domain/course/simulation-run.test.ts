import { describe, expect, it } from 'vitest'
import { simulations } from '../../../supabase/training/training-texts.ts'
import { paperForm, parseRun, walk } from './simulation-run'
import type { Scene, Simulation } from './training-text'

const scene = (...leads: string[]): Scene => ({
  words: ['It rains.'],
  question: 'What do you do?',
  choices: leads.map((next, nth) => ({ text: `Choice ${nth}`, follows: `It leads to ${next}.`, why: 'It has a reason.', next })),
})
const ending = (title: string) => ({ title, words: [], debrief: [], better: '', links: [] })

/** The stop leads past the shop, and past the street to the shop; the last choice of the shop leads nowhere. */
const simulation: Simulation = {
  id: 'way-home',
  version: 1,
  title: 'The way home',
  description: '',
  opening: [],
  start: 'stop',
  scenes: {
    shop: scene('home', 'late', 'cellar'),
    stop: scene('late', 'shop', 'street'),
    street: scene('shop', 'home'),
    attic: scene('home'),
  },
  endings: { late: ending('Late'), home: ending('Home') },
}

describe('what a device stored', () => {
  it.each<[string, unknown, number[]]>([
    ['nothing', undefined, []],
    ['null', null, []],
    ['a word', '12', []],
    ['another form', { run: [1] }, []],
    ['a list with a word', [1, '0'], []],
    ['a list with a hole', [1, null], []],
    ['a number below zero', [1, -1], []],
    ['half a choice', [1, 0.5], []],
    ['no number', [Number.NaN], []],
    ['a first choice that is gone', [3, 0], []],
    ['a later choice that is gone', [2, 5, 0], [2]],
    ['a choice that leads nowhere', [1, 2], [1]],
    ['more choices than the way has', [1, 0, 0, 0], [1, 0]],
    ['a run on its way', [2, 0], [2, 0]],
    ['a run to its end', [2, 0, 1], [2, 0, 1]],
  ])('%s', (_, stored, run) => {
    expect(parseRun(simulation, stored)).toEqual(run)
  })

  it('of a simulation whose start is gone is nothing', () => {
    expect(parseRun({ ...simulation, start: 'cellar' }, [0])).toEqual([])
  })
})

describe('a run', () => {
  it.each<[number[], string[], string]>([
    [[], [], 'stop'],
    [[9], [], 'stop'],
    [[1], ['stop Choice 1'], 'shop'],
    [[2, 0], ['stop Choice 2', 'street Choice 0'], 'shop'],
    [[2, 0, 1], ['stop Choice 2', 'street Choice 0', 'shop Choice 1'], 'late'],
    [[0, 0], ['stop Choice 0'], 'late'],
  ])('of %j has decided %j and stands at %s', (run, decided, at) => {
    const { decisions, id } = walk(simulation, run)
    expect(decisions.map(({ id: from, choice }) => `${from} ${choice.text}`)).toEqual(decided)
    expect(id).toBe(at)
  })
})

const turns = (of: Simulation) =>
  paperForm(of).map(({ id, number, outcomes }) => [
    number,
    id,
    ...outcomes.map((each) => `${each.letter}: turn to ${each.number}, there to ${each.turnTo}`),
  ])

describe('on paper', () => {
  it('a scene stands before those that it leads to, endings after all scenes, and what follows after these', () => {
    expect(turns(simulation)).toEqual([
      [2, 'stop', 'A: turn to 7, there to 5', 'B: turn to 8, there to 4', 'C: turn to 9, there to 3'],
      [3, 'street', 'A: turn to 10, there to 4', 'B: turn to 11, there to 6'],
      [4, 'shop', 'A: turn to 12, there to 6', 'B: turn to 13, there to 5'],
      [5, 'late'],
      [6, 'home'],
    ])
  })

  it.each<[string, Partial<Simulation>, number[]]>([
    ['has no paragraph where its start is gone', { start: 'cellar' }, []],
    ['ends at once where it starts at an ending', { start: 'home' }, [2]],
    ['comes to an end where it leads back', { scenes: { stop: scene('shop', 'late'), shop: scene('stop') } }, [2, 3, 4]],
  ])('a simulation %s', (_, part, numbers) => {
    expect(paperForm({ ...simulation, ...part }).map(({ number }) => number)).toEqual(numbers)
  })
})

/** Every run from the start to an ending. */
function wholeRuns(of: Simulation, run: number[] = []): number[][] {
  const at = of.scenes[walk(of, run).id]
  return at ? at.choices.flatMap((_, nth) => wholeRuns(of, [...run, nth])) : [run]
}

describe.each(simulations.map((each) => [each.id, each] as const))('%s', (_, real) => {
  const paper = paperForm(real)

  it('has each scene and ending on paper, and each number once', () => {
    const outcomes = paper.flatMap((each) => each.outcomes)
    expect(paper.map(({ id }) => id).toSorted()).toEqual([...Object.keys(real.scenes), ...Object.keys(real.endings)].toSorted())
    expect([...paper, ...outcomes].map(({ number }) => number)).toEqual(
      Array.from({ length: paper.length + outcomes.length }, (_each, nth) => nth + 2),
    )
    for (const { number, outcomes: its } of paper) for (const { turnTo } of its) expect(turnTo).toBeGreaterThan(number)
  })

  it('leads on paper to where the same decisions lead on the screen', () => {
    for (const run of wholeRuns(real)) {
      let at = paper[0]
      for (const nth of run) {
        const outcome = at?.outcomes.find(({ letter }) => letter === 'ABCD'[nth])
        at = paper.find(({ number }) => number === outcome?.turnTo)
      }
      expect(at?.ending).toBe(real.endings[walk(real, run).id])
      expect(at?.ending).toBeDefined()
    }
  })
})
