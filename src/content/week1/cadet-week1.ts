import type { LessonBlock } from '../curriculum/lesson-text'
import { coreValues } from './core-values'
import { introduction } from './introduction'
import { mentalPreparation } from './mental-preparation'
import type { CadetWeek1Section } from './outline'
import { physicalFitness } from './physical-fitness'
import { tacticalAwareness } from './tactical-awareness'

/** The page of Cadet Week 1. */
export const cadetWeek1: Readonly<Record<CadetWeek1Section, readonly LessonBlock[]>> = {
  introduction,
  'core-values': coreValues,
  'mental-preparation': mentalPreparation,
  'physical-fitness': physicalFitness,
  'tactical-awareness': tacticalAwareness,
}
