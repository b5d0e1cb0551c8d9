/** The wizard's steps, in order; the application_step after them, 4, means done. */
export const applicationSteps = ['Email', 'Phone', 'Verify'] as const

/** The row on the server and the secret that is its only key. */
export type Applicant = { id: string; secret: string }

/**
 * What the wizard remembers on this device, so that a reload resumes it. `applicant` is made at step 1; `resendAt` (epoch
 * milliseconds) is when the server will text again; `debugCode` only a development server sends.
 */
export type ApplicationDraft = {
  step: 1 | 2 | 3
  email: string
  phone: string
  acceptedTerms: boolean
  acknowledgedEducational: boolean
  applicant: Applicant | null
  resendAt: number | null
  debugCode: string | null
  /** Why the last code was not sent; null where it was. */
  notSent: string | null
}

export const emptyApplication: ApplicationDraft = {
  step: 1,
  email: '',
  phone: '',
  acceptedTerms: false,
  acknowledgedEducational: false,
  applicant: null,
  resendAt: null,
  debugCode: null,
  notSent: null,
}

/** Width of the progress bar in percent, never past 100. */
export function applicationProgress(step: number): number {
  return (Math.min(step, applicationSteps.length) / applicationSteps.length) * 100
}

/** Whole seconds until a code may be asked for again; 0 when it may. */
export function secondsToResend(resendAt: number | null, now: number): number {
  return resendAt === null ? 0 : Math.max(0, Math.ceil((resendAt - now) / 1000))
}
