import * as v from 'valibot'
import type { Applicant } from '../domain/application'
import type { Answer } from './failure'
import { readRows } from './read-rows'

const StartedSchema = v.object({ id: v.pipe(v.string(), v.uuid()), secret: v.string() })

/** Creates an applicant at step 2; the secret in the answer is the only key to the row. */
export function startApplication({ email, termsVersion }: { email: string; termsVersion: string }): Promise<Answer<Applicant>> {
  return readRows(
    (client) => client.rpc('start_application', { p_email: email, p_terms_version: termsVersion }),
    (data) => {
      const parsed = v.safeParse(StartedSchema, data)
      return parsed.success ? parsed.output : undefined
    },
  )
}
