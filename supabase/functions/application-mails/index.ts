import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { requireServer } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { required } from '../_shared/environment.ts'
import { mailSender } from '../_shared/mail-sender.ts'
import { sendDue } from '../_shared/send-due.ts'
import { decisionMail } from './decision-mail.ts'
import { receivedMail } from './received-mail.ts'
import { reminderMail } from './reminder-mail.ts'

const MOST = 50
const id = v.pipe(v.string(), v.uuid())
const Received = v.array(v.object({ id, reference: v.string(), received_at: v.string(), email: v.string() }))
const Decided = v.array(
  v.object({ id, reference: v.string(), email: v.string(), standing: v.picklist(['invited', 'accepted', 'declined']) }),
)
const Unfinished = v.array(v.object({ id, email: v.string(), erased_at: v.string() }))

/**
 * Sends the mails that say that an application was received, those that say how it was decided on, and those that say once that one was never
 * finished, at most fifty of each a time: `{ sent }`. A job calls it with the server's secret key. Of what was never finished, what the provider doesn't take is tried later each time.
 */
export default edgeFunction({
  body: v.object({}),
  async run(_, request) {
    requireServer(request)
    const send = mailSender()
    const site = required('SITE_URL').replace(/\/+$/, '')
    const due = await callDatabase('application_mails_due', { p_limit: MOST }, Received)
    const received = await sendDue(due, (one) => send(receivedMail(one, site), `application-${one.id}`), {
      sent: 'application_mails_sent',
      failed: 'application_mails_failed',
    })
    const decisions = await callDatabase('application_decisions_due', { p_limit: MOST }, Decided)
    const decided = await sendDue(decisions, (one) => send(decisionMail(one, site), `application-decision-${one.id}`), {
      sent: 'application_decisions_sent',
      failed: 'application_decisions_failed',
    })
    const unfinished = await callDatabase('application_reminders_due', { p_limit: MOST }, Unfinished)
    const told = await sendDue(unfinished, (one) => send(reminderMail(one, site), `application-reminder-${one.id}`), {
      sent: 'application_reminders_sent',
    })
    return { sent: received.sent + decided.sent + told.sent }
  },
})
