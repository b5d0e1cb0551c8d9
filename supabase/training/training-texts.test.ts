import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { blockText } from '../../src/content/curriculum/lesson-text.ts'
import { courseStops } from '../../src/content/curriculum/outline.ts'
import { ModuleSchema, SimulationSchema } from '../../src/domain/course/training-text.ts'
import type { GuidedModule, Simulation } from './training-text.ts'
import { modules, simulations, trainingTexts } from './training-texts.ts'

const countWords = (text: string) => text.split(/\s+/u).filter((word) => /\w/u.test(word)).length
const sections = new Set<string>(courseStops.map(({ id }) => id))
const moduleIds = new Set(modules.map(({ id }) => id))

const bodyOf = ({ text }: GuidedModule) =>
  [...text.content.map(blockText), ...text.subsections, ...text.practice, text.mistake].join(' ')

it('gives every text an id of its own, and each level three modules', () => {
  expect(new Set(trainingTexts.map(({ id }) => id)).size).toBe(trainingTexts.length)
  expect(modules.map(({ level }) => level)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5])
  expect(simulations).toHaveLength(6)
})

it.each(trainingTexts)('is read as it is written: $id', ({ kind, text }) => {
  const schema = kind === 'module' ? ModuleSchema : SimulationSchema
  expect(v.parse<v.GenericSchema>(schema, text)).toEqual(text)
})

describe.each(modules.map((module) => [module.id, module] as const))('%s', (id, module) => {
  const { level, version, changes, text, drill, drawing, questions, buildsOn } = module

  it('has its words in a length that one reads in five minutes', () => {
    const words = countWords(bodyOf(module))
    expect(words).toBeGreaterThanOrEqual(700)
    expect(words).toBeLessThanOrEqual(1100)
  })

  it('says of each version after the first what is new in it', () => {
    expect(id).toMatch(`level-${level}-`)
    expect(changes.map((change) => change.version)).toEqual(Array.from({ length: version - 1 }, (_, nth) => version - nth))
  })

  it('builds on sections of the course, and names its sources', () => {
    expect(buildsOn.filter((section) => !sections.has(section))).toEqual([])
    expect(text.reading.length).toBeGreaterThanOrEqual(2)
    expect(Math.min(text.subsections.length, text.practice.length)).toBeGreaterThanOrEqual(3)
  })

  it('has a drill of ten minutes, and a drawing within its words', () => {
    expect(drill.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(10)
    expect(drawing.svg).toMatch(`<symbol id="${id}" viewBox="0 0 300 ${drawing.height}">`)
    expect(text.content[drawing.after - 1]).toBeDefined()
  })

  it('asks five questions whose answers stand in its words, the right one no longer than the others', () => {
    expect(questions).toHaveLength(5)
    for (const question of questions) {
      expect(question.id).toMatch(`${id}/`)
      expect(countWords(question.why)).toBeLessThanOrEqual(60)
      expect(bodyOf(module)).toContain(question.from)
      if (!('options' in question)) continue
      const [right, ...others] = question.options.map((option) => option?.length ?? 0)
      expect(right).toBeLessThanOrEqual(Math.max(...others))
    }
  })
})

/** Every way through a simulation, by the scenes that it passes; throws where one comes back to a scene or leads nowhere. */
function ways({ scenes, endings, start }: Simulation): string[][] {
  const from = (id: string, way: readonly string[]): string[][] => {
    if (way.includes(id)) throw new Error(`It comes back to ${id}.`)
    const scene = scenes[id]
    if (!scene && !endings[id]) throw new Error(`There is no ${id}.`)
    return scene ? scene.choices.flatMap(({ next }) => from(next, [...way, id])) : [[...way, id]]
  }
  return from(start, [])
}

describe.each(simulations.map((simulation) => [simulation.id, simulation] as const))('%s', (_, simulation) => {
  const { scenes, endings } = simulation

  it('leads by each choice to an ending, comes back to no scene, and has none that can’t be reached', () => {
    const all = ways(simulation)
    expect([...new Set(all.flat())].toSorted()).toEqual([...Object.keys(scenes), ...Object.keys(endings)].toSorted())
    // The way to an ending has the ending itself besides its decisions.
    expect(Math.min(...all.map((way) => way.length))).toBeGreaterThanOrEqual(3)
  })

  it('asks five to nine times, and says of each choice what comes of it and why', () => {
    expect(Object.keys(scenes).length).toBeGreaterThanOrEqual(5)
    expect(Object.keys(scenes).length).toBeLessThanOrEqual(9)
    for (const { words, question, choices } of Object.values(scenes)) {
      expect(words.length * choices.length).toBeGreaterThanOrEqual(2)
      for (const part of [question, ...choices.flatMap(({ text, follows, why }) => [text, follows, why])])
        expect(part).not.toBe('')
    }
  })

  it('speaks over each ending afterwards, and leads from it to sections and modules', () => {
    for (const { debrief, better, links } of Object.values(endings)) {
      expect(debrief.length).toBeGreaterThanOrEqual(2)
      expect(better).not.toBe('')
      expect(links.length).toBeGreaterThanOrEqual(2)
      for (const link of links) expect('section' in link ? sections.has(link.section) : moduleIds.has(link.module)).toBe(true)
    }
  })
})
