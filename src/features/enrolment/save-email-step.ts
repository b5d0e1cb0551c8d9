import * as v from 'valibot'
import { academy } from '../../content/academy'
import type { Applicant } from '../../domain/application'
import { emailSchema } from '../../domain/email'
import { showSaveFailure } from './show-save-failure'

async function save(email: string, applicant: Applicant | null) {
  if (applicant === null) {
    const { startApplication } = await import('../../remote/start-application')
    return startApplication({ email, termsVersion: academy.legalUpdated })
  }
  const { saveApplication } = await import('../../remote/save-application')
  return saveApplication(applicant, { email, step: 2 })
}

/** Creates the applicant, or moves the one of this device to step 2; answers it, or null after saying why not. Specification, section 4. */
export async function saveEmailStep(typed: string, applicant: Applicant | null): Promise<Applicant | null> {
  const result = await save(v.parse(emailSchema, typed), applicant)
  if (result.ok) return result.value
  showSaveFailure(result)
  return null
}
