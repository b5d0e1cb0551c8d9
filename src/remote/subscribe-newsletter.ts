import type { EntryOf } from '../domain/outbox/entry'
import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'

/** Puts an address on the newsletter's list, for anybody. */
export function subscribeNewsletter({ opId, payload }: EntryOf<'subscribe-newsletter'>): Promise<SendResult> {
  return callAct('subscribe_newsletter', opId, null, { p_email: payload.email })
}
