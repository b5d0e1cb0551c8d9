import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { requireServer } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { required } from '../_shared/environment.ts'
import { mailSender } from '../_shared/mail-sender.ts'
import { sendDue } from '../_shared/send-due.ts'
import { answerMail } from './answer-mail.ts'

const MOST = 50
const Due = v.array(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    email: v.string(),
    message: v.string(),
    written_at: v.string(),
    answer: v.string(),
  }),
)

/** Sends the mails that answer messages, at most fifty a time: `{ sent }`. A job calls it with the server's secret key. */
export default edgeFunction({
  body: v.object({}),
  async run(_, request) {
    requireServer(request)
    const send = mailSender()
    const site = required('SITE_URL').replace(/\/+$/, '')
    const due = await callDatabase('message_mails_due', { p_limit: MOST }, Due)
    return sendDue(due, (answered) => send(answerMail(answered, site), `message-${answered.id}`), {
      sent: 'message_mails_sent',
      failed: 'message_mails_failed',
    })
  },
})
