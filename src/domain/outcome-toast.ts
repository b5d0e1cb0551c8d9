import { formatCents } from './money'
import { keeperOf, type EntryOf, type OutboxEntry } from './outbox/entry'
import type { OutboxKind } from './outbox/payloads'

export type OutcomeToast = { title: string; description: string; tone: 'success' | 'danger' }

type BountyKind = Extract<OutboxKind, `${string}-bounty`>
type Words = { title: string; description: string }
type Told<Entry = OutboxEntry> = Entry extends OutboxEntry
  ? Pick<Entry, 'kind' | 'payload' | 'state' | 'ownerId' | 'author'>
  : never

const failures: Record<BountyKind, Words> = {
  'create-bounty': { title: 'Creation Failed', description: 'There was an error creating your bounty. Please try again.' },
  'accept-bounty': { title: 'Acceptance Failed', description: 'There was an error accepting this bounty. Please try again.' },
  'fund-bounty': { title: 'Payment Failed', description: 'There was an error processing your payment. Please try again.' },
  'complete-bounty': {
    title: 'Submission Failed',
    description: 'There was an error submitting your completion. Please try again.',
  },
}
const successes: Record<Exclude<BountyKind, 'fund-bounty'>, Words> = {
  'create-bounty': { title: 'Bounty Created', description: 'Your bounty has been successfully created.' },
  'accept-bounty': { title: 'Bounty Accepted', description: 'You have successfully accepted this bounty.' },
  'complete-bounty': { title: 'Submission Successful', description: 'Your bounty completion has been submitted for review.' },
}

function contributed({ amountCents }: EntryOf<'fund-bounty'>['payload']): Words {
  const amount = formatCents(amountCents)
  return { title: 'Contribution Successful', description: `You have successfully contributed ${amount} to this bounty.` }
}

const nouns: Record<BountyKind, string> = {
  'create-bounty': 'bounty',
  'accept-bounty': 'acceptance',
  'fund-bounty': 'pledge',
  'complete-bounty': 'completion',
}

/** An act that waits for the person is not over: nothing here may invite doing it once more. */
function parked(kind: BountyKind): Words {
  return {
    title: 'Needs Your Attention',
    description: `Your ${nouns[kind]} is kept on this phone. The Outbox says what it needs.`,
  }
}

/**
 * What the toast tells this person once the server's outcome of an act is known, or null for another's acts and for entries that are no
 * bounty's or still open.
 */
export function outcomeToast(entry: Told, viewerId: string | null): OutcomeToast | null {
  if (keeperOf(entry) !== viewerId) return null
  if (entry.kind === 'send-contact-message' || entry.kind === 'subscribe-newsletter') return null
  if (entry.state === 'needs_attention') return { ...parked(entry.kind), tone: 'danger' }
  if (entry.state === 'rejected') return { ...failures[entry.kind], tone: 'danger' }
  if (entry.state !== 'applied') return null
  const words = entry.kind === 'fund-bounty' ? contributed(entry.payload) : successes[entry.kind]
  return { ...words, tone: 'success' }
}
