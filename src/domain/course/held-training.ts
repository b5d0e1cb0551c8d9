// @in asks
import * as v from 'valibot'

const text = v.object({ id: v.string(), kind: v.string(), level: v.number(), revision: v.string(), text: v.unknown() })

/** What a person's package opens: its highest level, 0 for none, and the texts in their order. `text` is read by its kind's own schema (`training-text.ts`). */
export const TrainingSchema = v.object({ level: v.number(), texts: v.array(text) })
export type Training = v.InferOutput<typeof TrainingSchema>

/** What the server answers: the ids of all in their order, and the texts that the device hasn't in this revision. */
export const TrainingAnswerSchema = v.object({ ...TrainingSchema.entries, ids: v.array(v.string()) })
export type TrainingAnswer = v.InferOutput<typeof TrainingAnswerSchema>

export const noTraining: Training = { level: 0, texts: [] }

/** By their ids the revisions of the texts that a device holds. */
export const revisionsOf = ({ texts }: Training) => Object.fromEntries(texts.map(({ id, revision }) => [id, revision]))

/** What is held once this is answered: what the answer doesn't name is the person's no more. */
export function withAnswer(held: Training, { level, ids, texts }: TrainingAnswer): Training {
  const known = new Map([...held.texts, ...texts].map((each) => [each.id, each]))
  return { level, texts: ids.flatMap((id) => known.get(id) ?? []) }
}
