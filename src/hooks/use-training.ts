// @in training @members
import { useMemo } from 'react'
import { noTraining } from '../domain/course/held-training'
import { readTraining } from '../domain/course/training-text'
import { useAuth } from '../state/auth-store'
import { useAsked } from './use-asked'

/** What the package of whoever is signed in opens, as this device holds it and the academy says. `isKnown`: false before anything is known of it. */
export function useTraining() {
  const isMember = useAuth(({ user }) => user !== null)
  const { value, state, again } = useAsked(isMember ? 'training' : null)
  const training = useMemo(() => readTraining(value ?? noTraining), [value])
  return { ...training, level: value?.level ?? 0, isKnown: value !== undefined, state, again }
}
