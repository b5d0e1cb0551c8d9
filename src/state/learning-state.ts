// @in reader-notes
import { create } from 'zustand'
import type { LearningState } from '../domain/course/learning-words'

/** How far what this person has learned is noted, as `learning-sync` last saw it. Nothing is known before it is there. */
export const useLearningState = create<LearningState>(() => ({ unsent: null, trouble: null }))
