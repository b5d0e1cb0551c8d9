import type { OutboxEntry } from './outbox/entry'
import type { OutboxKind } from './outbox/payloads'
import { formatCents } from './money'

export type OutcomeToast = { title: string; description: string; tone: 'success' | 'danger' }

type Words = { title: string; description: string }
type BountyKind = Extract<OutboxKind, `${string}-bounty`>

/** Specification, section 8. */
const failures: Record<BountyKind, Words> = {
  'create-bounty': { title: 'Creation Failed', description: 'There was an error creating your bounty. Please try again.' },
  'accept-bounty': { title: 'Acceptance Failed', description: 'There was an error accepting this bounty. Please try again.' },
  'fund-bounty': { title: 'Payment Failed', description: 'There was an error processing your payment. Please try again.' },
  'complete-bounty': {
    title: 'Submission Failed',
    description: 'There was an error submitting your completion. Please try again.',
  },
}

function success(entry: OutboxEntry): Words | null {
  switch (entry.kind) {
    case 'create-bounty':
      return { title: 'Bounty Created', description: 'Your bounty has been successfully created.' }
    case 'accept-bounty':
      return { title: 'Bounty Accepted', description: 'You have successfully accepted this bounty.' }
    case 'fund-bounty': {
      const amount = formatCents(entry.payload.amountCents)
      return { title: 'Contribution Successful', description: `You have successfully contributed ${amount} to this bounty.` }
    }
    case 'complete-bounty':
      return { title: 'Submission Successful', description: 'Your bounty completion has been submitted for review.' }
    case 'send-contact-message':
    case 'subscribe-newsletter':
      return null
  }
}

/** What the toast says once the server's outcome of an act is known, or null for entries that are no bounty's or still open. Specification, section 8. */
export function outcomeToast(entry: OutboxEntry): OutcomeToast | null {
  if (entry.kind === 'send-contact-message' || entry.kind === 'subscribe-newsletter') return null
  if (entry.state === 'rejected' || entry.state === 'needs_attention') return { ...failures[entry.kind], tone: 'danger' }
  const words = entry.state === 'applied' ? success(entry) : null
  return words === null ? null : { ...words, tone: 'success' }
}
