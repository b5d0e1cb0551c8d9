import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { requireServer } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { pushSender } from '../_shared/push-sender.ts'
import { Refusal } from '../_shared/refusal.ts'
import { sendDue } from '../_shared/send-due.ts'

const MOST = 100
const Id = v.pipe(v.string(), v.uuid())
const Due = v.array(
  v.object({
    id: Id,
    user_id: Id,
    endpoint: v.string(),
    p256dh: v.string(),
    auth: v.string(),
    happening_id: Id,
    kind: v.string(),
    bounty_id: v.nullable(Id),
    unread: v.number(),
  }),
)

/**
 * Tells devices what happened, at most a hundred a time: `{ sent }`. Nothing that anybody wrote goes out, and the words are the app's own. Who
 * the push service no longer knows is forgotten. A job calls it with the server's secret key.
 */
export default edgeFunction({
  body: v.object({}),
  async run(_, request) {
    requireServer(request)
    const send = pushSender()
    const due = await callDatabase('pushes_due', { p_limit: MOST }, Due)
    const gone: string[] = []
    const told = await sendDue(
      due,
      async ({ id, user_id, happening_id, kind, bounty_id, unread, ...to }) => {
        const text = JSON.stringify({ id: happening_id, to: user_id, kind, bountyId: bounty_id, unread })
        if ((await send(to, happening_id.replaceAll('-', ''), text)) === 'taken') return
        gone.push(id)
        throw new Refusal(502, 'not_sent', 'The push service knows this device no more.')
      },
      { sent: 'pushes_sent' },
    )
    if (gone.length > 0) await callDatabase('push_devices_gone', { p_ids: gone }, v.unknown())
    return told
  },
})
