import { authClient } from './client'
import { type Answer, refusalOf } from './failure'

export type RecoveryProof = { tokenHash: string } | { email: string; code: string }

/** Turns the link's token, or the code from the mail, into a session that may set a new password. Works on any device. Decision 25. */
export async function verifyRecovery(proof: RecoveryProof): Promise<Answer<null>> {
  const { error } = await authClient().verifyOtp(
    'tokenHash' in proof
      ? { token_hash: proof.tokenHash, type: 'recovery' }
      : { email: proof.email, token: proof.code, type: 'recovery' },
  )
  return error ? refusalOf(error) : { ok: true, value: null }
}
