import type { Applicant, ApplicationDraft } from '../../domain/enrolment/application'
import { showToast } from '../../state/toast-store'

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
