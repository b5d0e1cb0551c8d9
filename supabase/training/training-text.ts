import type { Simulation, TrainingModule } from '../../src/domain/course/training-text.ts'

export type { Simulation }

/** The levels of the guided modules: Cadet Basic opens the first, Patriot Premium three, Elite Corps all. */
export type Level = TrainingModule['level']

type Drawing = TrainingModule['drawing']

/** A guided module as it is written, with its drawing as a symbol. */
export type GuidedModule = Omit<TrainingModule, 'drawing'> & { drawing: Omit<Drawing, 'marks'> & { svg: string } }
