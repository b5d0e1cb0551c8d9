// @in training @members
import { noTraining } from '../domain/course/held-training'
import { readTraining } from '../domain/course/training-text'
import { useAuth } from '../state/auth-store'
import { useAsked } from './use-asked'

/** What the package of whoever is signed in opens, as this device holds it and the academy says. `isKnown`: false before anything is known of it. */
export function useTraining() {
  const isMember = useAuth(({ user }) => user !== null)
  const { value, state, again } = useAsked(isMember ? 'training' : null)
  return { ...readTraining(value ?? noTraining), level: value?.level ?? 0, isKnown: value !== undefined, state, again }
}
