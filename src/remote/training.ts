// @in training @members
import { TrainingAnswerSchema } from '../domain/course/held-training'
import { parsedAs } from '../domain/app/parsed-as'
import { readRows } from './data-client'

/** What the own package opens, as far as it differs from the revisions that the device holds, by their ids. */
export function myTraining(held: Readonly<Record<string, string>>) {
  return readRows((client) => client.rpc('my_training', { p_held: held }), parsedAs(TrainingAnswerSchema))
}
