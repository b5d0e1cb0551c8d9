import * as v from 'valibot'
import { type Applicant, receiptSchema, type Receipt } from '../domain/enrolment/application'
import { parsedAs } from '../domain/app/parsed-as'
import type { Answer } from './failure'
import { readRows } from './data-client'
import { captchaOptions } from './human-proof'
import { invokeFunction } from './invoke-function'

const StartedSchema = v.object({ id: v.pipe(v.string(), v.uuid()), secret: v.string() })

/** Creates an applicant at step 2; the secret in the answer is the only key to the row. */
export function startApplication({ email, termsVersion }: { email: string; termsVersion: string }): Promise<Answer<Applicant>> {
  return readRows(
    (client) => client.rpc('start_application', { p_email: email, p_terms_version: termsVersion }),
    parsedAs(StartedSchema),
  )
}

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
    (data) => (v.is(v.object({ id: v.literal(applicant.id) }), data) ? applicant : undefined),
  )
}

// Only the embedded server shows codes: what is built for a hosted one does not even know the field.
const readDebugCode = import.meta.env.VITE_SUPABASE_URL
  ? () => null
  : (sent: unknown) => v.parse(v.object({ debug_code: v.nullish(v.string(), null) }), sent).debug_code

const SentSchema = v.pipe(
  v.looseObject({ retry_after_seconds: v.number() }),
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

/** Checks the code that was texted to `phone`; the server then marks the applicant as verified and done, and tells what it received. */
export function verifyCode(applicant: Applicant, phone: string, code: string) {
  const body = { phone_number: phone, code, applicant_id: applicant.id, applicant_secret: applicant.secret }
  return invokeFunction('verify-code', body, receiptSchema)
}

type Named = { reference: string; secret: string | null }

/** The newest application that the server has of whoever asks, by the reference and secret of this device or by a confirmed address; null for none. */
export function myApplication(known: Named | null): Promise<Answer<Receipt | null>> {
  const parameters = { p_reference: known?.reference ?? null, p_secret: known?.secret ?? null }
  return readRows((client) => client.rpc('my_application', parameters), parsedAs(v.nullable(receiptSchema)))
}

/** Takes an application back: the server deletes it. A 404 says that there is none. */
export function withdrawApplication({ reference, secret }: Named): Promise<Answer<true>> {
  return readRows(
    (client) => client.rpc('withdraw_application', { p_reference: reference, p_secret: secret }),
    (data) => v.is(v.object({ reference: v.literal(reference) }), data) || undefined,
  )
}
