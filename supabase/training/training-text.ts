import type { SectionText } from '../../src/content/curriculum/lesson-text.ts'
import type { Question } from '../../src/domain/course/questions.ts'

/** The levels of the guided modules: Cadet Basic opens the first, Patriot Premium three, Elite Corps all. */
export type Level = 1 | 2 | 3 | 4 | 5

/** A drill of ten minutes: what is needed, then its steps, with the minutes that each takes. */
export type Drill = {
  readonly title: string
  readonly needs: readonly string[]
  readonly steps: readonly { readonly minutes: number; readonly text: string }[]
}

/** A drawing that teaches one point, as a symbol of a sheet that is 300 wide. */
export type ModuleDrawing = {
  readonly svg: string
  readonly height: number
  /** After how many blocks of the words it stands. */
  readonly after: number
  /** What it shows, for those who do not see it. */
  readonly alt: string
  readonly caption: string
}

/** A guided module, as it lies in the database. `version` grows by one whenever something that a reader sees changes; `changes` tells what, the newest first. */
export type GuidedModule = {
  readonly id: string
  readonly level: Level
  readonly version: number
  readonly changes: readonly { readonly version: number; readonly text: string }[]
  readonly title: string
  /** One sentence for lists. */
  readonly description: string
  /** The sections of the course that it builds on, by their ids. */
  readonly buildsOn: readonly string[]
  readonly text: SectionText
  readonly drawing: ModuleDrawing
  readonly drill: Drill
  readonly questions: readonly Question[]
}

/** A section of the course (`section`) or a module (`module`), by its id, and what one finds there. */
export type TrainingLink =
  | { readonly section: string; readonly text: string }
  | { readonly module: string; readonly text: string }

/** `follows`: what happens at once; `why`: what speaks for or against it; `next`: the scene or ending that it leads to. */
export type Choice = { readonly text: string; readonly follows: string; readonly why: string; readonly next: string }

/** A scene in which something is to be decided. */
export type Scene = { readonly words: readonly string[]; readonly question: string; readonly choices: readonly Choice[] }

/** How it went, what decided it, and where to read on. `better`: what one would do in another run, also where it went well. */
export type Ending = {
  readonly title: string
  readonly words: readonly string[]
  readonly debrief: readonly string[]
  readonly better: string
  readonly links: readonly TrainingLink[]
}

/** A decision simulation: from `start` every choice leads forward to another scene or to an ending. */
export type Simulation = {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly description: string
  /** What one must know before the first decision: who one is, where, with whom. */
  readonly opening: readonly string[]
  readonly start: string
  readonly scenes: Readonly<Record<string, Scene>>
  readonly endings: Readonly<Record<string, Ending>>
}
