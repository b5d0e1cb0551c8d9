import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { requireServer } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { required } from '../_shared/environment.ts'
import { mailSender } from '../_shared/mail-sender.ts'
import { receivedMail } from './received-mail.ts'

const MOST = 50
const Due = v.array(
  v.object({ id: v.pipe(v.string(), v.uuid()), reference: v.string(), received_at: v.string(), email: v.string() }),
)

/**
 * Sends the mails that say that an application was received, at most fifty a time: `{ sent }`. A job calls it with the server's secret key.
 * What the provider doesn't take is sent the next time.
 */
export default edgeFunction({
  body: v.object({}),
  async run(_, request) {
    requireServer(request)
    const send = mailSender()
    const site = required('SITE_URL').replace(/\/+$/, '')
    const due = await callDatabase('application_mails_due', { p_limit: MOST }, Due)
    const answers = await Promise.allSettled(
      due.map((application) => send(receivedMail(application, site), `application-${application.id}`)),
    )
    const idsOf = (status: 'fulfilled' | 'rejected') =>
      due.filter((_one, index) => answers[index]?.status === status).map(({ id }) => id)
    const [sent, failed] = [idsOf('fulfilled'), idsOf('rejected')]
    if (sent.length > 0) await callDatabase('application_mails_sent', { p_ids: sent }, v.unknown())
    if (failed.length > 0) await callDatabase('application_mails_failed', { p_ids: failed }, v.unknown())
    return { sent: sent.length }
  },
})
