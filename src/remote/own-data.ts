import * as v from 'valibot'
import type { Answer } from './failure'
import { readRows } from './read-rows'

const DataSchema = v.record(
  v.string(),
  v.pipe(
    v.nullable(v.array(v.record(v.string(), v.unknown()))),
    v.transform((rows) => rows ?? []),
  ),
)
export type OwnData = v.InferOutput<typeof DataSchema>

/** Everything that the server's tables keep about this person, table by table, as one document: a list could be cut short. */
export function ownData(): Promise<Answer<OwnData>> {
  return readRows(
    (client) => client.rpc('my_data'),
    (data) => {
      const parsed = v.safeParse(DataSchema, data)
      return parsed.success ? parsed.output : undefined
    },
  )
}
