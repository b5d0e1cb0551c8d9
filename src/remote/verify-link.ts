import type { MailLink } from '../domain/mail-link'
import { authClient } from './client'
import { type Answer, refusalOf } from './failure'

/** Turns the token of a mail's link into a session; a used or old one is refused. */
export async function verifyLink({ tokenHash, type }: MailLink): Promise<Answer<null>> {
  const { error } = await authClient().verifyOtp({ token_hash: tokenHash, type })
  return error ? refusalOf(error) : { ok: true, value: null }
}
