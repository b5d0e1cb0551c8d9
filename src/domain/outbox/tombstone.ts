import type { OutboxEntry } from './entry'

/** What is left of an act whose withdrawal the server has not confirmed, once its person has left: enough to ask by, and no word of it. */
export function tombstoneOf(entry: OutboxEntry): OutboxEntry {
  const bare = { ...entry, photo: null, draftIds: [], lastError: null }
  switch (bare.kind) {
    case 'create-bounty': {
      const terms = { fundingGoalCents: 0, deadline: '', requiresPhoto: false, category: 'Civic Engagement' } as const
      return { ...bare, payload: { title: '', description: '', ...terms } }
    }
    case 'fund-bounty':
      return { ...bare, payload: { bountyId: '', amountCents: 0, anonymous: false } }
    case 'accept-bounty':
      return { ...bare, payload: { bountyId: '' } }
    case 'complete-bounty':
      return { ...bare, payload: { bountyId: '', notes: '' } }
    case 'send-contact-message':
      return { ...bare, payload: { name: '', email: '', message: '' } }
    case 'subscribe-newsletter':
      return { ...bare, payload: { email: '' } }
    default:
      return bare satisfies never
  }
}
