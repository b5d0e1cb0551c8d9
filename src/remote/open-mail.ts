import type { Session } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { MailLink } from '../domain/account/mail-link'
import { parseStoredSession } from '../domain/account/stored-session'
import { parsedAs } from '../domain/app/parsed-as'
import { authClient, passingAuthClient } from './auth-client'
import { hasTemporaryPassword } from './authentication'
import { readRows } from './data-client'
import { type Answer, offline, refusalOf, type Refusal } from './failure'
import { sessionPort } from './session-port'

/** What a mail brought: the token of its link, or the code that was typed with the address it came to. */
export type MailProof = MailLink | { email: string; code: string }

const MailLinkAnswer = v.variant('state', [
  v.object({ state: v.literal('good'), address: v.string() }),
  v.object({ state: v.picklist(['used', 'replaced', 'expired', 'unknown']) }),
])

/** What the server says of a link: that it is good, and whose address it is about, or why it isn't. */
export type MailLinkAnswer = v.InferOutput<typeof MailLinkAnswer>

/** Asks what became of a mail's link, which spends nothing; the auth server then takes a good one, also when a newer mail was asked for. */
export function askMailLink(tokenHash: string): Promise<Answer<MailLinkAnswer>> {
  return readRows((client) => client.rpc('mail_link_state', { p_token_hash: tokenHash }), parsedAs(MailLinkAnswer))
}

function askMailProof(proof: MailProof): Promise<Answer<MailLinkAnswer>> {
  if ('tokenHash' in proof) return askMailLink(proof.tokenHash)
  return readRows(
    (client) => client.rpc('mail_code_state', { p_email: proof.email, p_code: proof.code }),
    parsedAs(MailLinkAnswer),
  )
}

/** A change of address needs the link of two mails; the first that is followed gives no session. */
const halfChanged: Refusal = { ok: false, code: 'half_changed', message: null, status: 200 }

/** A session that a mail gave and that nothing holds yet. */
export type MailSession = {
  user: { id: string; email: string }
  mustChoosePassword: boolean
  /** Makes it this device's session. */
  enter: () => Promise<Answer<null>>
  /** Ends it on the server. */
  discard: () => Promise<void>
}

/**
 * Turns a mail's token or code into a session, apart from the one on the device; a used or old one is refused. The first use of a mail ends the session that
 * lies here, so one of the same person takes its place at once: what another tab asks meanwhile finds one that stands.
 */
export async function openMail(proof: MailProof): Promise<Answer<MailSession>> {
  const auth = passingAuthClient()
  const use = () =>
    auth.verifyOtp(
      'tokenHash' in proof
        ? { token_hash: proof.tokenHash, type: proof.type }
        : { email: proof.email, token: proof.code, type: 'recovery' },
    )
  let { data, error } = await use()
  if (error?.code === 'otp_expired' && (await isGoodStill(proof))) ({ data, error } = await use())
  if (error) return refusalOf(error)
  const { session } = data
  if (!session) return 'type' in proof && proof.type === 'email_change' ? halfChanged : offline
  const isHere = await takePlace(session)
  return {
    ok: true,
    value: {
      user: { id: session.user.id, email: session.user.email ?? '' },
      mustChoosePassword: hasTemporaryPassword(session.user),
      async enter() {
        if (isHere) return { ok: true, value: null }
        const entered = await authClient().setSession(session)
        return entered.error ? refusalOf(entered.error) : { ok: true, value: null }
      },
      async discard() {
        await auth.signOut({ scope: 'local' })
      },
    },
  }
}

/** Whether a proof that the auth server refused is of a mail that is only older than another one: the server has put it back then. */
async function isGoodStill(proof: MailProof): Promise<boolean> {
  const told = await askMailProof(proof)
  return told.ok && told.value.state === 'good'
}

/** Lays a session where another one of the same person lies, and tells whether it did. */
async function takePlace(session: Session): Promise<boolean> {
  const { storage, storageKey } = sessionPort()
  const present = parseStoredSession((await storage.getItem(storageKey).catch(() => null)) ?? '')
  if (present?.user.id !== session.user.id) return false
  return storage.setItem(storageKey, JSON.stringify(session)).then(
    () => true,
    () => false,
  )
}
