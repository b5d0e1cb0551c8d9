import { deliver, type Delivery } from './deliver'

/** Puts an address on the newsletter's list through the outbox. The box itself says what became of it. */
export function subscribeNewsletter(opId: string, email: string): Promise<Delivery> {
  return deliver({ opId, kind: 'subscribe-newsletter', payload: { email } }, () => undefined)
}
