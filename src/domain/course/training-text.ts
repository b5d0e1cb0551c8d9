// @in training
import * as v from 'valibot'
import { parsedAs } from '../app/parsed-as'
import { readOnce } from './learning-record'
import { noTraining, type Training, TrainingSchema } from './held-training'
import type { ChoiceQuestion, OrderQuestion } from './questions'

// The texts that a package opens, as they lie in the database. A device reads them by these schemas: a text in a form that this version of the
// app doesn't know is left out, and said to need a newer one.

const words = v.string()
const texts = v.array(words)

const block = v.union([
  words,
  v.object({ heading: words }),
  v.object({ list: texts }),
  v.object({ steps: texts }),
  v.object({ creed: texts }),
  v.object({ note: words, text: words }),
  v.object({ table: v.object({ caption: words, head: texts, rows: v.array(texts) }) }),
])

/** As a section of the course has it: what it teaches, the points to remember, how to practice it, what to avoid, where to read on. */
const sectionText = v.object({
  content: v.array(block),
  subsections: texts,
  practice: texts,
  mistake: words,
  reading: v.array(v.object({ title: words, by: words })),
})

/** So many texts, from `least` to `most`. */
const textsOf = <T>(least: number, most: number) =>
  v.custom<T>((value) => v.is(v.pipe(texts, v.minLength(least), v.maxLength(most)), value))

const asked = { id: words, prompt: words, why: words, from: words }
const question = v.variant('kind', [
  v.object({ ...asked, kind: v.picklist(['decide', 'mistake']), options: textsOf<ChoiceQuestion['options']>(3, 4) }),
  v.object({ ...asked, kind: v.literal('order'), steps: textsOf<OrderQuestion['steps']>(3, 5) }),
  v.object({ ...asked, kind: v.literal('recall'), answer: words }),
])

/** A shape of a drawing, by its name in SVG; its words are children. */
export type Mark = { tag: 'g' | 'path' | 'circle' | 'text'; props: Record<string, string>; children: (Mark | string)[] }
const markProps = [
  'd',
  'x',
  'y',
  'cx',
  'cy',
  'r',
  'fill',
  'stroke',
  'strokeWidth',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeDasharray',
  'fontSize',
  'textAnchor',
  'transform',
] as const
export const MarkSchema: v.GenericSchema<Mark> = v.object({
  tag: v.picklist(['g', 'path', 'circle', 'text']),
  props: v.record(v.picklist(markProps), words),
  children: v.array(v.lazy(() => v.union([words, MarkSchema]))),
})

/** A guided module. `version` grows whenever something that a reader sees changes; `changes` tells what, the newest first. */
export const ModuleSchema = v.object({
  id: words,
  level: v.picklist([1, 2, 3, 4, 5]),
  version: v.number(),
  changes: v.array(v.object({ version: v.number(), text: words })),
  title: words,
  /** One sentence for lists. */
  description: words,
  /** The sections of the course that it builds on, by their ids. */
  buildsOn: texts,
  text: sectionText,
  /** Of a sheet that is 300 wide; it stands after so many blocks of the words. `alt`: what it shows, for those who do not see it. */
  drawing: v.object({ marks: v.array(MarkSchema), height: v.number(), after: v.number(), alt: words, caption: words }),
  /** Ten minutes: what is needed, then its steps, with the minutes that each takes. */
  drill: v.object({ title: words, needs: texts, steps: v.array(v.object({ minutes: v.number(), text: words })) }),
  questions: v.array(question),
})
export type TrainingModule = v.InferOutput<typeof ModuleSchema>

/** `follows`: what happens at once; `why`: what speaks for or against it; `next`: the scene or ending that it leads to. */
const choice = v.object({ text: words, follows: words, why: words, next: words })
const scene = v.object({ words: texts, question: words, choices: v.array(choice) })
export type Scene = v.InferOutput<typeof scene>

/** A section of the course or a module, by its id, and what one finds there. */
const link = v.union([v.object({ section: words, text: words }), v.object({ module: words, text: words })])
export type TrainingLink = v.InferOutput<typeof link>

/** How it went, what decided it, and where to read on. `better`: what one would do in another run, also where it went well. */
const ending = v.object({ title: words, words: texts, debrief: texts, better: words, links: v.array(link) })
export type Ending = v.InferOutput<typeof ending>

/** A decision simulation: from `start` every choice leads forward to another scene or to an ending. */
export const SimulationSchema = v.object({
  id: words,
  version: v.number(),
  title: words,
  description: words,
  /** What one must know before the first decision: who one is, where, with whom. */
  opening: texts,
  start: words,
  scenes: v.record(words, scene),
  endings: v.record(words, ending),
})
export type Simulation = v.InferOutput<typeof SimulationSchema>

/** The texts of a package that this version of the app can read. `isNewer`: there are others, for a newer one. */
export type ReadTraining = { modules: readonly TrainingModule[]; simulations: readonly Simulation[]; isNewer: boolean }

/** Reads what a device holds, in its order. */
export const readTraining = readOnce(({ texts: held }: Training): ReadTraining => {
  const read = <T>(kind: string, schema: v.GenericSchema<unknown, T>): T[] =>
    held.filter((each) => each.kind === kind).flatMap(({ text }) => parsedAs(schema)(text) ?? [])
  const [modules, simulations] = [read('module', ModuleSchema), read('simulation', SimulationSchema)]
  return { modules, simulations, isNewer: modules.length + simulations.length < held.length }
})

/** The same of a value as the device has stored it; nothing of what is none. */
export const readHeld = (value: unknown): ReadTraining => readTraining(parsedAs(TrainingSchema)(value) ?? noTraining)

/** What a module takes to read, at 200 words a minute. */
export function minutesToRead({ text: { content, subsections, practice, mistake } }: TrainingModule): number {
  const all = [JSON.stringify(content), ...subsections, ...practice, mistake].join(' ')
  return Math.ceil(all.split(/\s+/u).length / 200)
}

/** The package that opens the modules up to this level. */
export const planOfLevel = (level: number) => (level < 3 ? 'cadet_basic' : level < 5 ? 'patriot_premium' : 'elite_corps')
