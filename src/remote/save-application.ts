import type { Applicant } from '../domain/application'
import type { Answer } from './failure'
import { readRows } from './read-rows'

type Fields = { email?: string; phone?: string; step: 2 | 3 }

/** Changes the application that `applicant` holds the secret of. `phone` in E.164 form. */
export function saveApplication(applicant: Applicant, { email, phone, step }: Fields): Promise<Answer<Applicant>> {
  const parameters = {
    p_id: applicant.id,
    p_secret: applicant.secret,
    p_email: email ?? null,
    p_phone_number: phone ?? null,
    p_step: step,
  }
  return readRows(
    (client) => client.rpc('save_application', parameters),
    () => applicant,
  )
}
