import * as v from 'valibot'
import { applicationStandings } from './application-standing'

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

const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Not a time'),
)

/** `standing`: one that is told or kept without it was not decided on yet. */
const standing = v.optional(v.picklist(applicationStandings), 'received')
/** Since when it stands so; null while it is as it was received. */
const standingTime = v.optional(v.nullable(time), null)

/** What the server tells of an application that it received. */
export const receiptSchema = v.pipe(
  v.object({
    reference: v.pipe(v.string(), v.regex(/^WF-\w{3}-\w{3}$/)),
    received_at: time,
    email: v.string(),
    standing,
    standing_at: standingTime,
  }),
  v.transform(({ reference, received_at, email, standing_at, ...told }) => ({
    reference,
    receivedAt: received_at,
    email,
    standing: told.standing,
    standingAt: standing_at,
  })),
)
export type Receipt = v.InferOutput<typeof receiptSchema>

/** As this device keeps it; the secret is with the device that sent it alone. */
export type Received = Receipt & { secret: string | null }

const keptSchema = v.object({
  reference: v.string(),
  receivedAt: time,
  email: v.string(),
  standing,
  standingAt: standingTime,
  secret: v.nullable(v.string()),
})

/** What a device has kept, or null when it can't be read. */
export function restoreReceived(stored: unknown): Received | null {
  const parsed = v.safeParse(keptSchema, stored)
  return parsed.success ? parsed.output : null
}

/** What to keep of the server's word, over what was kept before: the secret stays with its own application. */
export function withSecret(told: Receipt | null, kept: Received | null): Received | null {
  return told && { ...told, secret: kept?.reference === told.reference ? kept.secret : null }
}

/** What somebody on the apply page has asked to see; null where they have not said. */
export type ApplyChoice = 'received' | 'another' | null

/** Whether the apply page shows an application that was received, and not the form: it does unless another is wanted or has been begun. */
export function showsReceived(received: Received | null, draft: ApplicationDraft, choice: ApplyChoice): boolean {
  const isBegun = draft.step > 1 || draft.email.trim() !== ''
  return received !== null && (choice === null ? !isBegun : choice === 'received')
}
