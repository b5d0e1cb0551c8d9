import aCrowdThatTurns from './simulations/a-crowd-that-turns.ts'
import bodyLawFirstMinutes from './modules/level-1/body-law-first-minutes.ts'
import debriefWithoutBlame from './modules/level-4/debrief-without-blame.ts'
import eyesDistanceVoice from './modules/level-1/eyes-distance-voice.ts'
import firstOnTheScene from './simulations/first-on-the-scene.ts'
import floorAndBack from './modules/level-2/floor-and-back.ts'
import followedHome from './simulations/followed-home.ts'
import handsThatShake from './modules/level-5/hands-that-shake.ts'
import leadTheFloor from './modules/level-4/lead-the-floor.ts'
import planAnExercise from './modules/level-4/plan-an-exercise.ts'
import questionsThatOpen from './modules/level-3/questions-that-open.ts'
import readTheRoom from './modules/level-2/read-the-room.ts'
import seventyTwoHours from './modules/level-3/seventy-two-hours.ts'
import sixEvenings from './modules/level-5/six-evenings.ts'
import slowThenHonest from './modules/level-2/slow-then-honest.ts'
import streetsYouKnow from './modules/level-1/streets-you-know.ts'
import teachOneThing from './modules/level-5/teach-one-thing.ts'
import theArgumentOnTheTrain from './simulations/the-argument-on-the-train.ts'
import theMissingChildAtTheFair from './simulations/the-missing-child-at-the-fair.ts'
import theStairwell from './simulations/the-stairwell.ts'
import type { TrainingModule } from '../../src/domain/course/training-text.ts'
import { drawingMarks } from './drawing-marks.ts'
import type { GuidedModule, Level, Simulation } from './training-text.ts'
import witnessNotebook from './modules/level-3/witness-notebook.ts'

/** The modules in their order, level by level. */
export const modules: readonly GuidedModule[] = [
  [eyesDistanceVoice, bodyLawFirstMinutes, streetsYouKnow],
  [slowThenHonest, floorAndBack, readTheRoom],
  [questionsThatOpen, witnessNotebook, seventyTwoHours],
  [planAnExercise, leadTheFloor, debriefWithoutBlame],
  [handsThatShake, teachOneThing, sixEvenings],
].flat()

export const simulations: readonly Simulation[] = [
  theStairwell,
  followedHome,
  theArgumentOnTheTrain,
  aCrowdThatTurns,
  firstOnTheScene,
  theMissingChildAtTheFair,
]

/** Patriot Premium has the simulations, as it has level 2. */
const simulationLevel = 2

type TrainingText = { id: string; level: Level } & (
  | { kind: 'module'; text: TrainingModule }
  | { kind: 'simulation'; text: Simulation }
)

function moduleText({ drawing: { svg, ...drawing }, ...rest }: GuidedModule): TrainingModule {
  return { ...rest, drawing: { ...drawing, marks: drawingMarks(svg) } }
}

/** What `public.load_training` takes. */
export const trainingTexts: readonly TrainingText[] = [
  ...modules.map((each) => ({ id: each.id, kind: 'module', level: each.level, text: moduleText(each) }) as const),
  ...simulations.map((text) => ({ id: text.id, kind: 'simulation', level: simulationLevel, text }) as const),
]
