import * as v from 'valibot'
import { academy } from '../../content/academy'
import { emailSchema } from '../../domain/account/email'
import type { Applicant, ApplicationDraft } from '../../domain/enrolment/application'
import { showToast } from '../../state/toast-store'

async function start(email: string) {
  const { startApplication } = await import('../../remote/application')
  return startApplication({ email, termsVersion: academy.legalUpdated })
}

async function save(email: string, applicant: Applicant | null) {
  if (applicant === null) return start(email)
  const { saveApplication } = await import('../../remote/application')
  const result = await saveApplication(applicant, { email, step: 2 })
  // The server may have forgotten an old application that this device still remembers.
  return !result.ok && result.status === 404 ? start(email) : result
}

/** Creates the applicant, or moves the one of this device to step 2; answers it, or null after saying why not. */
export async function saveEmailStep(typed: string, applicant: Applicant | null): Promise<Applicant | null> {
  const result = await save(v.parse(emailSchema, typed), applicant)
  if (result.ok) return result.value
  showSaveFailure(result)
  return null
}

const DEBUG_CODE_TOAST_MS = 30_000

/** Asks for a code by text message; answers what the wizard has to remember of it. */
export async function sendCode(applicant: Applicant, phone: string): Promise<Partial<ApplicationDraft>> {
  const { sendMagicLink } = await import('../../remote/application')
  const result = await sendMagicLink(applicant, phone)
  const waitSeconds = result.ok ? result.value.retryAfterSeconds : (result.retryAfterSeconds ?? null)
  const resendAt = waitSeconds === null ? null : Date.now() + waitSeconds * 1000
  if (!result.ok) {
    const description = result.message ?? 'Failed to send verification code. Please try again.'
    showToast({ title: 'Error', description, tone: 'danger' })
    return { notSent: description, ...(resendAt !== null && { resendAt }) }
  }
  const { debugCode } = result.value
  if (debugCode !== null) {
    showToast({ title: 'Verification code', description: `Your code is ${debugCode}.`, durationMs: DEBUG_CODE_TOAST_MS })
  }
  return { debugCode, resendAt, notSent: null }
}

/** The database's words where it answered, the fallback where nothing did. */
export function showSaveFailure({ message }: { message: string | null }): void {
  showToast({
    title: 'Error',
    description: message === null ? 'Failed to save your information. Please try again.' : `Database error: ${message}`,
    tone: 'danger',
  })
}
