import * as v from 'valibot'
import { emailProblem } from './email'

/** The wizard's steps, in order; the application_step after them, 4, means done. Specification, sections 2 and 9. */
export const applicationSteps = ['Email', 'Phone', 'Verify'] as const
export type ApplicationStep = 1 | 2 | 3

/**
 * What the wizard remembers on this device, so that a reload resumes it. `applicant` is the row made at step 1 and the secret that
 * opens it; `resendAt` (epoch milliseconds) is when the server will text again; `debugCode` only a development server sends.
 * Decisions 21 and 22.
 */
export const applicationDraftSchema = v.object({
  step: v.picklist([1, 2, 3]),
  email: v.string(),
  phone: v.string(),
  acceptedTerms: v.boolean(),
  acknowledgedEducational: v.boolean(),
  applicant: v.nullable(v.object({ id: v.pipe(v.string(), v.uuid()), secret: v.string() })),
  resendAt: v.nullable(v.number()),
  debugCode: v.nullable(v.string()),
})
export type ApplicationDraft = v.InferOutput<typeof applicationDraftSchema>

export type Applicant = NonNullable<ApplicationDraft['applicant']>

export const emptyApplication: ApplicationDraft = {
  step: 1,
  email: '',
  phone: '',
  acceptedTerms: false,
  acknowledgedEducational: false,
  applicant: null,
  resendAt: null,
  debugCode: null,
}

/** The stored draft, or a fresh one when it can't be read or claims a step that its own fields don't support. */
export function restoreApplication(stored: unknown): ApplicationDraft {
  const parsed = v.safeParse(applicationDraftSchema, stored)
  if (!parsed.success) return emptyApplication
  const draft = parsed.output
  return draft.applicant === null && draft.step > 1 ? { ...draft, step: 1 } : draft
}

/** Width of the progress bar in percent, never past 100. Specification, section 2, Apply. */
export function applicationProgress(step: number): number {
  return (Math.min(step, applicationSteps.length) / applicationSteps.length) * 100
}

/** The refusals of step 1, by field; all null when it may be sent. Specification, section 5. */
export function firstStepProblems(draft: ApplicationDraft) {
  return {
    email: emailProblem(draft.email),
    acceptedTerms: draft.acceptedTerms ? null : 'Please agree to the Terms of Service, Privacy Policy and Disclaimer',
    acknowledgedEducational: draft.acknowledgedEducational
      ? null
      : 'Please acknowledge that the academy is educational only and not affiliated with any government or military body',
  }
}

/** Whole seconds until a code may be asked for again; 0 when it may. Decision 22. */
export function secondsToResend(resendAt: number | null, now: number): number {
  return resendAt === null ? 0 : Math.max(0, Math.ceil((resendAt - now) / 1000))
}
