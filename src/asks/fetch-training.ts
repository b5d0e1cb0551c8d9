// @in training @members
import { noTraining, revisionsOf, type Training, TrainingSchema, withAnswer } from '../domain/course/held-training'
import { parsedAs } from '../domain/app/parsed-as'
import { readOwn } from '../local/own-values'
import type { Answer } from '../remote/failure'
import { useAuth } from '../state/auth-store'

/** Asks for what the device hasn't, and answers all of it. */
export async function fetchTraining(): Promise<Answer<Training>> {
  const ownerId = useAuth.getState().user?.id ?? null
  const held = parsedAs(TrainingSchema)(await readOwn(ownerId, 'training')) ?? noTraining
  const { myTraining } = await import('../remote/training')
  const answer = await myTraining(revisionsOf(held))
  return answer.ok ? { ok: true, value: withAnswer(held, answer.value) } : answer
}
