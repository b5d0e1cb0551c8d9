import * as v from 'valibot'
import type { LearningAnswer } from '../domain/course/learning-exchange'
import type { LearningRecord } from '../domain/course/learning-record'
import { parsedAs } from '../domain/app/parsed-as'
import type { Answer } from './failure'
import { readRows } from './data-client'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const name = { kind: v.string(), key: v.string() }
const RecordSchema = v.object({ ...name, at: whole, value: v.string() })
/** A batch's record without a name that can be read is none of this app's. */
const RefusedSchema = v.object({
  kind: v.fallback(v.string(), ''),
  key: v.fallback(v.string(), ''),
  code: v.string(),
  at: v.optional(whole),
})
const AnswerSchema = v.object({
  epoch: v.optional(v.string(), ''),
  version: whole,
  more: v.boolean(),
  forgotten: v.optional(whole, 0),
  records: v.array(RecordSchema),
  refused: v.optional(v.array(RefusedSchema), []),
})

/**
 * Gives the server records of this member, and brings the next page of what it has of later versions than this one. Repeating it changes nothing. Whoever is signed
 * in once the token is there: records of another member are refused.
 */
export function syncLearning(member: string, records: readonly LearningRecord[], since: number): Promise<Answer<LearningAnswer>> {
  return readRows(
    (client) => client.rpc('sync_learning', { p_records: records, p_since: since, p_expected_user: member, p_by_name: true }),
    parsedAs(AnswerSchema),
  )
}
