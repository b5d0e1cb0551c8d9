import { followSession, startAuth, useAuth } from './auth-store'
import { forgetSession } from '../local/session-storage'
import type { Refusal } from '../remote/failure'
import type { RecoveryProof } from '../remote/verify-recovery'
import { checkSubscription } from './subscription-actions'

type Done = { ok: true }

/** Signs in, then asks for the subscription without holding the person up. Specification, section 4. */
export async function signIn(email: string, password: string): Promise<Done | Refusal> {
  await startAuth()
  const { signIn: signInOnServer } = await import('../remote/sign-in')
  const answer = await signInOnServer(email, password)
  return answer.ok ? enter() : answer
}

/** Makes an account; `signedIn` is false where the address must be confirmed first. */
export async function signUp(email: string, password: string): Promise<{ ok: true; signedIn: boolean } | Refusal> {
  await startAuth()
  const { signUp: signUpOnServer } = await import('../remote/sign-up')
  const answer = await signUpOnServer(email, password)
  if (!answer.ok) return answer
  if (answer.value.signedIn) await enter()
  return { ok: true, signedIn: answer.value.signedIn }
}

/** Makes a free account and signs in with the password that the server chose. Decision 18. */
export async function registerFreeTier(email: string): Promise<Done | Refusal> {
  await startAuth()
  const { registerFreeTier: registerOnServer } = await import('../remote/register-free-tier')
  const answer = await registerOnServer(email)
  return answer.ok ? signIn(email, answer.value.tempPassword) : answer
}

/** Ends the session on this device, offline too, and takes what was private off it. Unsent work stays for its owner. */
export async function signOut(): Promise<Done | Refusal> {
  await startAuth()
  const { signOut: signOutOnServer } = await import('../remote/sign-out')
  // A server that can't be reached ends the session when its token does.
  await signOutOnServer().catch(() => undefined)
  try {
    await forgetSession()
    const { clearPrivateData } = await import('../local/clear-private-data')
    await clearPrivateData()
    const { clearNotifications } = await import('./notification-store')
    clearNotifications()
  } catch {
    return { ok: false, code: 'storage_lost', message: null, status: 0 }
  } finally {
    await followSession()
  }
  return { ok: true }
}

/** Asks for the mail whose link leads to /auth/update-password. Specification, section 7. */
export async function requestPasswordReset(email: string): Promise<Done | Refusal> {
  await startAuth()
  const { requestPasswordReset: requestOnServer } = await import('../remote/request-password-reset')
  const answer = await requestOnServer(email, `${location.origin}/auth/update-password`)
  return answer.ok ? { ok: true } : answer
}

/** Turns the link's token or the mail's code into a session that may set a new password. Decision 25. */
export async function verifyRecovery(proof: RecoveryProof): Promise<Done | Refusal> {
  await startAuth()
  const { verifyRecovery: verifyOnServer } = await import('../remote/verify-recovery')
  const answer = await verifyOnServer(proof)
  if (!answer.ok) return answer
  useAuth.setState({ passwordRecovery: true })
  await followSession()
  return { ok: true }
}

/** Sets the new password and ends every session of the account, as the page says. Decision 25. */
export async function updatePassword(password: string): Promise<Done | Refusal> {
  await startAuth()
  const { updatePassword: updateOnServer } = await import('../remote/update-password')
  const answer = await updateOnServer(password)
  if (!answer.ok) return answer
  await forgetSession()
  useAuth.setState({ passwordRecovery: false })
  await followSession()
  return { ok: true }
}

async function enter(): Promise<Done> {
  await followSession()
  void checkSubscription()
  return { ok: true }
}
