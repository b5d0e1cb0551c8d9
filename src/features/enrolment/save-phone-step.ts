import type { Applicant } from '../../domain/application'
import { showSaveFailure } from './show-save-failure'

/** Stores the number with step 3; tells whether it is stored. */
export async function savePhoneStep(applicant: Applicant, phone: string): Promise<boolean> {
  const { saveApplication } = await import('../../remote/application')
  const result = await saveApplication(applicant, { phone, step: 3 })
  if (!result.ok) showSaveFailure(result)
  return result.ok
}
