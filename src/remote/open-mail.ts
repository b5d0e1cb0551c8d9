import type { MailLink } from '../domain/mail-link'
import { authClient, passingAuthClient } from './auth-client'
import { type Answer, refusalOf, unreadable } from './failure'
import { hasTemporaryPassword } from './temporary-password'

/** What a mail brought: the token of its link, or the code that was typed with the address it came to. */
export type MailProof = MailLink | { tokenHash: string; type: 'recovery' } | { email: string; code: string }

/** A session that a mail gave and that nothing holds yet. */
export type MailSession = {
  user: { id: string; email: string }
  mustChoosePassword: boolean
  /**
   * Ends every other session of the account, where the mail confirms its address: whoever opened the account under it before its owner did
   * loses it now.
   */
  endOthers: () => Promise<void>
  /** Makes it this device's session. */
  enter: () => Promise<Answer<null>>
  /** Ends it on the server. */
  discard: () => Promise<void>
}

/** Turns a mail's token or code into a session, apart from the one on the device; a used or old one is refused. */
export async function openMail(proof: MailProof): Promise<Answer<MailSession>> {
  const auth = passingAuthClient()
  const { data, error } = await auth.verifyOtp(
    'tokenHash' in proof
      ? { token_hash: proof.tokenHash, type: proof.type }
      : { email: proof.email, token: proof.code, type: 'recovery' },
  )
  if (error) return refusalOf(error)
  const { session } = data
  if (!session) return unreadable
  return {
    ok: true,
    value: {
      user: { id: session.user.id, email: session.user.email ?? '' },
      mustChoosePassword: hasTemporaryPassword(session.user),
      async endOthers() {
        if ('type' in proof && proof.type !== 'recovery') await auth.signOut({ scope: 'others' })
      },
      async enter() {
        const entered = await authClient().setSession(session)
        return entered.error ? refusalOf(entered.error) : { ok: true, value: null }
      },
      async discard() {
        await auth.signOut({ scope: 'local' })
      },
    },
  }
}
