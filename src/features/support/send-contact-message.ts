import { showToast } from '../../state/toast-store'
import type { ContactMessage } from './contact-problems'
import { deliver, type Delivery } from './deliver'

/** Stores the message through the outbox (Decision 27). The specified toast comes with the server's outcome, also after leaving the page. */
export function sendContactMessage(opId: string, payload: ContactMessage): Promise<Delivery> {
  return deliver({ opId, ownerId: null, kind: 'send-contact-message', payload }, (outcome) =>
    outcome === 'sent'
      ? showToast({ title: 'Message Sent', description: "Thank you for contacting us. We'll respond shortly.", tone: 'success' })
      : showToast({
          title: 'Message Not Sent',
          description: 'Your message was not accepted. It is kept on this phone.',
          tone: 'danger',
        }),
  )
}
