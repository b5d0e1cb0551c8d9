// Says what is wrong with the modules and simulations: `npx tsx supabase/training/check.ts [words of a path]`.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blockText } from '../../src/content/curriculum/lesson-text.ts'
import { courseStops } from '../../src/content/curriculum/outline.ts'
import type { GuidedModule, Simulation, TrainingLink } from './training-text.ts'

const here = import.meta.dirname
const wanted = process.argv[2] ?? ''
const countWords = (text: string) => text.split(/\s+/u).filter((word) => /\w/u.test(word)).length
const sections = new Set<string>(courseStops.map(({ id }) => id))
const problems: string[] = []

async function load<T>(folder: string): Promise<[string, T][]> {
  const names = readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && name.includes(wanted))
  const loaded: [string, T][] = []
  for (const name of names.toSorted()) loaded.push([`${folder}/${name}`, (await import(join(here, folder, name))).default as T])
  return loaded
}

function checkModule(path: string, module: GuidedModule): void {
  const say = (problem: string) => problems.push(`${path}: ${problem}`)
  const { text, drill, questions, drawing } = module
  const body = [...text.content.map(blockText), ...text.subsections, ...text.practice, text.mistake]
  const words = countWords(body.join(' '))
  console.log(`${path}: ${words} words`)
  if (words < 700 || words > 1100) say(`${words} words; 700 to 1,100 are wanted (content, subsections, practice and mistake)`)
  if (!new RegExp(`^level-${module.level}-`).test(module.id)) say('its id begins with level-N-')
  if (text.subsections.length < 3 || text.practice.length < 3 || text.mistake === '') say('three points, three practices and a mistake')
  if (text.reading.length < 2) say('at least two sources')
  if (drill.steps.reduce((sum, { minutes }) => sum + minutes, 0) !== 10) say('the steps of the drill take ten minutes together')
  if (questions.length !== 5) say('five questions')
  for (const question of questions) {
    if (!question.id.startsWith(`${module.id}/`)) say(`${question.id} begins with ${module.id}/`)
    if (countWords(question.why) > 60) say(`${question.id}: its why has more than 60 words`)
    if (!body.some((part) => part.includes(question.from)) && !body.join(' ').includes(question.from)) say(`${question.id}: its from does not stand in the words`)
    if ('options' in question) {
      const lengths = question.options.flatMap((option) => (option === undefined ? [] : [option.length]))
      if (Math.max(...lengths.slice(1)) < (lengths[0] ?? 0)) say(`${question.id}: the right option is the longest`)
    }
  }
  for (const id of module.buildsOn) if (!sections.has(id)) say(`no section ${id}`)
  if (!drawing.svg.startsWith('<symbol')) say('its drawing is a symbol')
  if (drawing.after < 1 || drawing.after > text.content.length) say('its drawing stands in the words')
}

function checkLink(say: (problem: string) => void, modules: ReadonlySet<string>, link: TrainingLink): void {
  if ('section' in link && !sections.has(link.section)) say(`no section ${link.section}`)
  if ('module' in link && !modules.has(link.module)) say(`no module ${link.module}`)
}

function checkSimulation(path: string, simulation: Simulation, modules: ReadonlySet<string>): void {
  const say = (problem: string) => problems.push(`${path}: ${problem}`)
  const { scenes, endings, start } = simulation
  const seen = new Set<string>()
  const lengths: number[] = []
  const visit = (id: string, way: readonly string[]): void => {
    if (way.includes(id)) return say(`a loop at ${id}`)
    seen.add(id)
    const scene = scenes[id]
    if (!scene) {
      if (!endings[id]) say(`${way.at(-1)} leads to ${id}, which is nothing`)
      lengths.push(way.length)
      return
    }
    for (const { next } of scene.choices) visit(next, [...way, id])
  }
  visit(start, [])
  for (const id of [...Object.keys(scenes), ...Object.keys(endings)]) if (!seen.has(id)) say(`${id} can't be reached`)
  const count = Object.keys(scenes).length
  console.log(`${path}: ${count} scenes, ${Object.keys(endings).length} endings, ways of ${Math.min(...lengths)} to ${Math.max(...lengths)} decisions`)
  if (count < 5 || count > 9) say(`${count} decisions; five to nine are wanted`)
  for (const [id, { choices, words, question }] of Object.entries(scenes)) {
    if (choices.length < 2 || choices.length > 4) say(`${id}: two to four choices`)
    if (words.length === 0 || question === '') say(`${id}: no words or no question`)
    for (const choice of choices) if (choice.why === '' || choice.then === '') say(`${id}: a choice without what follows or a reason`)
  }
  for (const [id, ending] of Object.entries(endings)) {
    if (ending.debrief.length < 2 || ending.better === '') say(`${id}: no debrief`)
    if (ending.links.length < 2) say(`${id}: two links at least`)
    for (const link of ending.links) checkLink(say, modules, link)
  }
}

const planned = new Set([
  'level-1-eyes-distance-voice', 'level-1-body-law-first-minutes', 'level-1-streets-you-know',
  'level-2-slow-then-honest', 'level-2-floor-and-back', 'level-2-read-the-room',
  'level-3-questions-that-open', 'level-3-witness-notebook', 'level-3-seventy-two-hours',
  'level-4-plan-an-exercise', 'level-4-lead-the-floor', 'level-4-debrief-without-blame',
  'level-5-hands-that-shake', 'level-5-teach-one-thing', 'level-5-six-evenings',
])
for (const [path, module] of await load<GuidedModule>('modules')) {
  if (!planned.has(module.id)) problems.push(`${path}: ${module.id} is not planned`)
  checkModule(path, module)
}
for (const [path, simulation] of await load<Simulation>('simulations')) checkSimulation(path, simulation, planned)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
