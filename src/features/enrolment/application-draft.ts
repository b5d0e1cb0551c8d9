// @visitors
import * as v from 'valibot'
import { emptyApplication, type ApplicationDraft } from '../../domain/enrolment/application'
import { emailProblem } from '../../domain/account/email'

const draftSchema = v.object({
  step: v.picklist([1, 2, 3]),
  email: v.string(),
  phone: v.string(),
  acceptedTerms: v.boolean(),
  acknowledgedEducational: v.boolean(),
  applicant: v.nullable(v.object({ id: v.pipe(v.string(), v.uuid()), secret: v.string() })),
  resendAt: v.nullable(v.number()),
  debugCode: v.nullable(v.string()),
  notSent: v.optional(v.nullable(v.string()), null),
})

/** The stored draft, or a fresh one when it can't be read or claims a step that its own fields don't support. */
export function restoreApplication(stored: unknown): ApplicationDraft {
  const parsed = v.safeParse(draftSchema, stored)
  if (!parsed.success) return emptyApplication
  const draft = parsed.output
  return draft.applicant === null && draft.step > 1 ? { ...draft, step: 1 } : draft
}

export type FirstStep = Pick<ApplicationDraft, 'email' | 'acceptedTerms' | 'acknowledgedEducational'>

/** The refusals of step 1, by field; all null when it may be sent. */
export function firstStepProblems({
  email,
  acceptedTerms,
  acknowledgedEducational,
}: FirstStep): Record<keyof FirstStep, string | null> {
  return {
    email: emailProblem(email),
    acceptedTerms: acceptedTerms ? null : 'Please agree to the Terms of Service, Privacy Policy and Disclaimer',
    acknowledgedEducational: acknowledgedEducational
      ? null
      : 'Please acknowledge that the academy is educational only and not affiliated with any government or military body',
  }
}
