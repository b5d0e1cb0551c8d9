import * as v from 'valibot'
import { mailTopics } from '../../../src/domain/bounties/push.ts'
import { callDatabase } from '../_shared/call-database.ts'
import { requireServer } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { required } from '../_shared/environment.ts'
import { mailSender } from '../_shared/mail-sender.ts'
import { sendDue } from '../_shared/send-due.ts'
import { noticeMail } from './notice-mail.ts'

const MOST = 50
const Id = v.pipe(v.string(), v.uuid())
const Due = v.array(
  v.object({
    id: Id,
    email: v.string(),
    token: Id,
    topics: v.array(v.picklist(mailTopics)),
    notices: v.array(v.object({ kind: v.string(), bounty_id: Id, title: v.nullable(v.string()), at: v.string() })),
  }),
)

/**
 * Tells by mail what people have chosen to be mailed of, at most fifty mails a time: `{ sent }`. A job calls it with the server's secret key. What
 * the provider doesn't take is tried later each time, for a day.
 */
export default edgeFunction({
  body: v.object({}),
  async run(_, request) {
    requireServer(request)
    const send = mailSender()
    const links = { site: required('SITE_URL').replace(/\/+$/, ''), backend: required('SUPABASE_URL') }
    const due = await callDatabase('notice_mails_due', { p_limit: MOST }, Due)
    return sendDue(due, (told) => send(noticeMail(told, links), `notices-${told.id}`), { sent: 'notice_mails_sent' })
  },
})
