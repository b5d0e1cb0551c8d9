import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { expect, test } from 'vitest'
import { blockText } from '../../src/content/curriculum/lesson-text.ts'
import { moduleSample, simulationSample } from '../../src/content/training-samples.ts'
import { modules, simulations } from '../../supabase/training/training-texts.ts'
import { dist, readBuilt } from './built-page.ts'

const texts = new Set(['.html', '.js', '.json', '.txt', '.svg', '.xml', '.css'])
/** As a script or a page may spell it: without quotes, apostrophes and what HTML escapes. */
const letters = (text: string) => text.replaceAll(/&\w+;|[^\p{L}\d]+/gu, '')
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => texts.has(extname(name)))
  .map((name) => letters(readBuilt(name)))
  .join('\n')

/** What anybody may read, so that they know what they buy. */
const free = letters(JSON.stringify([moduleSample, simulationSample]))

const sold: [id: string, sentences: string[]][] = [
  ...modules.map(({ id, text, drawing, drill, questions }): [string, string[]] => [
    id,
    [
      ...text.content.map(blockText).filter((words) => words.length > 60),
      text.mistake,
      ...drill.steps.map((step) => step.text),
      ...questions.map(({ prompt }) => prompt),
      drawing.alt,
      drawing.svg.slice(40, 400),
    ],
  ]),
  ...simulations.map(({ id, opening, scenes, endings }): [string, string[]] => [
    id,
    [
      ...opening,
      ...Object.values(scenes).flatMap(({ words, choices }) => [...words, ...choices.map(({ why }) => why)]),
      ...Object.values(endings).flatMap(({ debrief }) => debrief),
    ],
  ]),
]

test.each(sold)('no built file holds a sentence of %s', (_, sentences) => {
  const closed = sentences.map(letters).filter((sentence) => !free.includes(sentence))
  expect(closed.length).toBeGreaterThan(10)
  expect(closed.filter((sentence) => built.includes(sentence))).toEqual([])
})

test('a sentence of the course is found so', () => {
  expect(built).toContain(letters('A good witness has three habits: safe place, clear call, clean notes.'))
})
