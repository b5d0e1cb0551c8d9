import * as v from 'valibot'

/** The search of an act's page. `entry`: the refused or parked act of the outbox that it is opened to change. */
export const entrySearchSchema = v.object({ entry: v.fallback(v.optional(v.string()), undefined) })
export type EntrySearch = v.InferOutput<typeof entrySearchSchema>
