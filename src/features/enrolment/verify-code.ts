import type { Applicant } from '../../domain/application'
import { showToast } from '../../state/toast-store'

const VERIFIED_TOAST_MS = 2000

/** Checks the code; answers the refusal to show at the field, or null. */
export async function verifyCode(applicant: Applicant, phone: string, code: string): Promise<string | null> {
  const { verifyCode: verifyOnServer } = await import('../../remote/application')
  const result = await verifyOnServer(applicant, phone, code)
  if (!result.ok) {
    const refusal = result.message ?? (result.status > 0 ? 'Verification failed' : 'Failed to verify code. Please try again.')
    showToast({ title: 'Verification Failed', description: refusal, tone: 'danger' })
    return refusal
  }
  showToast({ title: 'Verified', description: 'Proceeding to next step...', tone: 'success', durationMs: VERIFIED_TOAST_MS })
  return null
}
