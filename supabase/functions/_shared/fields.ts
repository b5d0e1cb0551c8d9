import * as v from 'valibot'

/** An email as the auth server stores it; the rule of the client's src/domain/account/email.ts. */
export const email = v.pipe(
  v.string('Please enter a valid email address'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'Please enter a valid email address'),
  v.rfcEmail('Please enter a valid email address'),
  v.regex(/@.*\./, 'Please enter a valid email address'),
)

/** A phone number in E.164 form. */
export const phoneNumber = v.pipe(
  v.string('Please enter a valid phone number'),
  v.regex(/^\+[1-9]\d{9,14}$/, 'Please enter a valid phone number'),
)

/** Which application, and the secret that opens it. */
export const applicant = {
  applicant_id: v.pipe(v.string('Please start your application again.'), v.uuid('Please start your application again.')),
  applicant_secret: v.pipe(v.string('Please start your application again.'), v.maxLength(128)),
}

/** Whom a page takes for signed in; pages from before the rule name nobody. */
export const expectedUser = v.optional(v.pipe(v.string(), v.uuid()))

/** The packages that are paid for. */
export const paidPlan = v.picklist(['cadet_basic', 'patriot_premium', 'elite_corps'], 'Please choose a package.')
export type PaidPlan = v.InferOutput<typeof paidPlan>
