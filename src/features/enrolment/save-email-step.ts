import * as v from 'valibot'
import { academy } from '../../content/academy'
import type { Applicant, ApplicationDraft } from '../../domain/application'
import { emailSchema } from '../../domain/email'
import { saveApplication } from '../../remote/save-application'
import { startApplication } from '../../remote/start-application'
import { showSaveFailure } from './show-save-failure'

/** Creates the applicant, or moves the one of this device to step 2; answers it, or null after saying why not. Specification, section 4. */
export async function saveEmailStep({ email: typed, applicant }: ApplicationDraft): Promise<Applicant | null> {
  const email = v.parse(emailSchema, typed)
  const result =
    applicant === null
      ? await startApplication({ email, termsVersion: academy.legalUpdated })
      : await saveApplication(applicant, { email, step: 2 })
  if (result.ok) return result.value
  showSaveFailure(result)
  return null
}
