import * as v from 'valibot'
import { academy } from '../../content/academy'
import type { Applicant } from '../../domain/enrolment/application'
import { emailSchema } from '../../domain/account/email'
import { showSaveFailure } from './show-save-failure'

async function start(email: string) {
  const { startApplication } = await import('../../remote/application')
  return startApplication({ email, termsVersion: academy.legalUpdated })
}

async function save(email: string, applicant: Applicant | null) {
  if (applicant === null) return start(email)
  const { saveApplication } = await import('../../remote/application')
  const result = await saveApplication(applicant, { email, step: 2 })
  // The server may have forgotten an old application that this device still remembers.
  return !result.ok && result.status === 404 ? start(email) : result
}

/** Creates the applicant, or moves the one of this device to step 2; answers it, or null after saying why not. */
export async function saveEmailStep(typed: string, applicant: Applicant | null): Promise<Applicant | null> {
  const result = await save(v.parse(emailSchema, typed), applicant)
  if (result.ok) return result.value
  showSaveFailure(result)
  return null
}
