import * as v from 'valibot'
import type { Applicant } from '../domain/application'
import { invokeFunction } from './invoke-function'

/** Checks the code that was texted to `phone`; the server then marks the applicant as verified and done. */
export function verifyCode(applicant: Applicant, phone: string, code: string) {
  const body = { phone_number: phone, code, applicant_id: applicant.id, applicant_secret: applicant.secret }
  return invokeFunction('verify-code', body, v.object({}))
}
