import { deliver, type Delivery } from './deliver'

/** Puts an address on the newsletter's list through the outbox (Decision 27). The box itself says what became of it. */
export function subscribeNewsletter(opId: string, email: string): Promise<Delivery> {
  return deliver({ opId, ownerId: null, kind: 'subscribe-newsletter', payload: { email } }, () => undefined)
}
