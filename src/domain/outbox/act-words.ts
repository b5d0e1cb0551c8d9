import { formatCents } from '../money'
import type { OutboxEntry } from './entry'
import { bountyOf } from './lane'

/** What a person did, in a few words: `Pledge of $25`. */
export function actWords(entry: OutboxEntry): string {
  switch (entry.kind) {
    case 'create-bounty':
      return `New bounty, goal ${formatCents(entry.payload.fundingGoalCents)}`
    case 'fund-bounty':
      return `Pledge of ${formatCents(entry.payload.amountCents)}${entry.payload.anonymous ? ', anonymous' : ''}`
    case 'accept-bounty':
      return 'Acceptance'
    case 'complete-bounty':
      return entry.photo === null ? 'Completion' : 'Completion with a photo'
    case 'send-contact-message':
      return 'Message to the academy'
    case 'subscribe-newsletter':
      return 'Newsletter'
    default:
      return entry satisfies never
  }
}

/** What the act is about: a bounty's title where this phone knows it, else what tells this act from another. */
export function subjectWords(entry: OutboxEntry, titles: ReadonlyMap<string, string>): string {
  if (entry.kind === 'create-bounty') return entry.payload.title
  if (entry.kind === 'send-contact-message') return `From ${entry.payload.name}`
  if (entry.kind === 'subscribe-newsletter') return entry.payload.email
  return titles.get(bountyOf(entry) ?? '') ?? 'A bounty'
}
