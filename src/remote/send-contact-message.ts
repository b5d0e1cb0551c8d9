import type { EntryOf } from '../domain/outbox/entry'
import type { SendResult } from '../domain/outbox/ports'
import { callAct } from './call-act'

/** Stores a message from the contact form, for anybody. */
export function sendContactMessage({ opId, payload }: EntryOf<'send-contact-message'>): Promise<SendResult> {
  return callAct('send_contact_message', opId, null, { p_name: payload.name, p_email: payload.email, p_message: payload.message })
}
