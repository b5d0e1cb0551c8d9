import * as v from 'valibot'
import type { Applicant } from '../domain/application'
import { invokeFunction } from './invoke-function'

const SentSchema = v.pipe(
  v.object({ debug_code: v.nullish(v.string(), null), retry_after_seconds: v.optional(v.number(), 60) }),
  v.transform((sent) => ({ debugCode: sent.debug_code, retryAfterSeconds: sent.retry_after_seconds })),
)

/** Texts a code to `phone` (E.164). `debugCode` comes from a development server only. Specification, section 7; decision 22. */
export function sendMagicLink(applicant: Applicant, phone: string) {
  const body = { phone_number: phone, applicant_id: applicant.id, applicant_secret: applicant.secret }
  return invokeFunction('send-magic-link', body, SentSchema)
}
