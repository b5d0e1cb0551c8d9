import { showToast } from '../../state/toast-store'
import type { ContactMessage } from './contact-problems'
import { deliver, type Delivery } from './deliver'

function tell(outcome: 'sent' | 'refused'): void {
  if (outcome === 'sent')
    showToast({ title: 'Message Sent', description: "Thank you for contacting us. We'll respond shortly.", tone: 'success' })
  else
    showToast({
      title: 'Message Not Sent',
      description: 'Your message was not accepted. It is kept on this phone.',
      tone: 'danger',
    })
}

/** Stores the message through the outbox. The toast comes with the server's outcome, also after leaving the page. */
export function sendContactMessage(opId: string, payload: ContactMessage, draftIds: readonly string[]): Promise<Delivery> {
  return deliver({ opId, kind: 'send-contact-message', payload }, tell, draftIds)
}
