// @in training @members
import { useMemo } from 'react'
import { noTraining } from '../domain/course/held-training'
import { readTraining } from '../domain/course/training-text'
import { useAsked } from './use-asked'

/** What the package of whoever is signed in opens, as this device holds it and the academy says. `isKnown`: false before anything is known of it. */
export function useTraining() {
  const { value, state, again } = useAsked('training')
  const training = useMemo(() => readTraining(value ?? noTraining), [value])
  return { ...training, level: value?.level ?? 0, isKnown: value !== undefined, state, again }
}
