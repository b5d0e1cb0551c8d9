import type { MailLink } from '../domain/mail-link'
import { authClient } from './client'
import { type Answer, refusalOf } from './failure'

/**
 * Turns the token of a mail's link into a session; a used or old one is refused. Who opened the account under this address before its
 * owner loses it now: every other session ends. Decision 18.
 */
export async function verifyLink({ tokenHash, type }: MailLink): Promise<Answer<null>> {
  const { error } = await authClient().verifyOtp({ token_hash: tokenHash, type })
  if (error) return refusalOf(error)
  await authClient().signOut({ scope: 'others' })
  return { ok: true, value: null }
}
