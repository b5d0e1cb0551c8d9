import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { requireServer } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { required } from '../_shared/environment.ts'
import { mailSender } from '../_shared/mail-sender.ts'
import { confirmationMail } from './confirmation-mail.ts'

const MOST = 50
const Due = v.array(v.object({ email: v.string(), token: v.pipe(v.string(), v.uuid()) }))

/**
 * Sends the mails that ask whether an address is to be on the newsletter's list, at most fifty a time: `{ sent }`. A job calls it with the
 * server's secret key. What the provider doesn't take is asked again the next time.
 */
export default edgeFunction({
  body: v.object({}),
  async run(_, request) {
    requireServer(request)
    const send = mailSender()
    const links = { site: required('SITE_URL').replace(/\/+$/, ''), backend: required('SUPABASE_URL') }
    const due = await callDatabase('newsletter_confirmations_due', { p_limit: MOST }, Due)
    const answers = await Promise.allSettled(
      due.map(({ email, token }) => send(confirmationMail(email, token, links), `newsletter-${token}`)),
    )
    const tokensOf = (status: 'fulfilled' | 'rejected') =>
      due.filter((_one, index) => answers[index]?.status === status).map(({ token }) => token)
    const [sent, failed] = [tokensOf('fulfilled'), tokensOf('rejected')]
    if (sent.length > 0) await callDatabase('newsletter_mails_sent', { p_tokens: sent }, v.unknown())
    if (failed.length > 0) await callDatabase('newsletter_mails_failed', { p_tokens: failed }, v.unknown())
    return { sent: sent.length }
  },
})
