import * as v from 'valibot'
import type { Applicant } from '../domain/application'
import { captchaOptions } from './human-proof'
import { invokeFunction } from './invoke-function'

// Only the embedded server shows codes: what is built for a hosted one does not even know the field.
const readDebugCode = import.meta.env.VITE_SUPABASE_URL
  ? () => null
  : (sent: unknown) => v.parse(v.object({ debug_code: v.nullish(v.string(), null) }), sent).debug_code

const SentSchema = v.pipe(
  v.looseObject({ retry_after_seconds: v.optional(v.number(), 60) }),
  v.transform((sent) => ({ debugCode: readDebugCode(sent), retryAfterSeconds: sent.retry_after_seconds })),
)

/** Texts a code to `phone` (E.164). `debugCode` comes from a development server only. */
export async function sendMagicLink(applicant: Applicant, phone: string) {
  const body = {
    phone_number: phone,
    applicant_id: applicant.id,
    applicant_secret: applicant.secret,
    captcha_token: (await captchaOptions()).captchaToken,
  }
  return invokeFunction('send-magic-link', body, SentSchema)
}
