import * as v from 'valibot'
import type { LearningRecord } from '../domain/learning-record'
import type { Answer } from './failure'
import { readRows } from './read-rows'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const RecordSchema = v.object({ kind: v.string(), key: v.string(), at: whole, value: v.string() })
/** `more`: there are records of later versions than `version`. `epoch`: which life of the server tells it, '' where it is older than the question. */
const AnswerSchema = v.object({
  epoch: v.optional(v.string(), ''),
  version: whole,
  more: v.boolean(),
  records: v.array(RecordSchema),
})
type LearningAnswer = v.InferOutput<typeof AnswerSchema>

/**
 * Gives the server records of this member, and brings the next page of what it has of later versions than this one. Repeating it changes nothing. Whoever is signed
 * in once the token is there: records of another member are refused.
 */
export function syncLearning(member: string, records: readonly LearningRecord[], since: number): Promise<Answer<LearningAnswer>> {
  return readRows(
    (client) => client.rpc('sync_learning', { p_records: records, p_since: since, p_expected_user: member }),
    (data) => {
      const parsed = v.safeParse(AnswerSchema, data)
      return parsed.success ? parsed.output : undefined
    },
  )
}
