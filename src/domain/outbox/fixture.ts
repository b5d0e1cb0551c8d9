import type { OutboxKind } from '../acts/payloads'
import type { EntryDraft, OutboxEntry } from './entry'
import type { OutboxEffect, OutboxEvent, OutboxState } from './events'
import type { ServerOutcome } from './answer'
import { step } from './step'

/** For tests: an outbox that is told events one after another, with a clock of its own. */
export class Bench {
  state: OutboxState = { entries: new Map(), nextSeq: 1, heard: null, epoch: null }
  effects: readonly OutboxEffect[] = []
  now = 1_000_000_000_000
  /** What refusals tell of the server's clock. */
  serverTime: number | null = null
  /** When the last request left. */
  sentAt = 0

  tell(event: OutboxEvent): readonly OutboxEffect[] {
    const { state, effects } = step(this.state, event, this.now, () => 0.5)
    this.state = state
    this.effects = effects
    return effects
  }

  enqueue(draft: EntryDraft, photo: OutboxEntry['photo'] = null): OutboxEntry {
    this.tell({ type: 'enqueued', draft, photo, appVersion: 'test' })
    return this.entry(draft.opId)
  }

  /** What a claim with room for one gives out, as `act opId`; empty when nothing may go. */
  claim(userId: string | null = ANA, by = 'tab'): string {
    return this.claimMost(1, userId, by)[0] ?? ''
  }

  claimMost(most: number, userId: string | null = ANA, by = 'tab'): string[] {
    this.sentAt = this.now
    const effects = this.tell({ type: 'claimed', by, userId, visible: true, most })
    return effects.flatMap((effect) => (effect.type === 'attempt' ? [`${effect.act} ${effect.entry.opId}`] : []))
  }

  answer(opId: string, outcome: ServerOutcome['outcome'], code: string | null = null): void {
    const serverTime = new Date(this.now).toISOString()
    this.tell({
      type: 'answered',
      opId,
      outcome: { outcome, code, replayed: false, entity: null, serverTime },
      sentAt: this.sentAt,
    })
  }

  fail(opId: string, status: number, code: string | null = null, renewed = false, by = 'tab'): readonly OutboxEffect[] {
    const failure = {
      status,
      source: code === null ? null : 'database',
      code,
      retryAfterMs: null,
      serverTime: this.serverTime,
    } as const
    return this.tell({ type: 'failed', opId, by, failure, renewed, visible: true, tookMs: 0, sentAt: this.sentAt })
  }

  entry(opId: string): OutboxEntry {
    const entry = this.state.entries.get(opId)
    if (!entry) throw new Error(`No entry ${opId}`)
    return entry
  }

  states(): Record<string, string> {
    return Object.fromEntries([...this.state.entries.values()].map(({ opId, state }) => [opId, state]))
  }
}

export const ANA = 'ana'
export const BEN = 'ben'
export const photo = { id: 'photo-1', sha256: 'ab', size: 1000, type: 'image/jpeg', state: 'waiting' } as const

export const create = (opId: string, ownerId = ANA): EntryDraft => ({
  opId,
  ownerId,
  kind: 'create-bounty',
  payload: {
    title: 'Learn the flag code',
    description: 'Read it.',
    category: 'Flag Etiquette',
    fundingGoalCents: 10_000,
    deadline: '2027-01-01T00:00:00Z',
    requiresPhoto: true,
  },
})
export const fund = (opId: string, bountyId: string, ownerId = ANA, amountCents = 2500): EntryDraft => ({
  opId,
  ownerId,
  kind: 'fund-bounty',
  payload: { bountyId, amountCents, anonymous: false },
})
export const accept = (opId: string, bountyId: string, ownerId = ANA): EntryDraft => ({
  opId,
  ownerId,
  kind: 'accept-bounty',
  payload: { bountyId },
})
export const complete = (opId: string, bountyId: string, ownerId = ANA): EntryDraft => ({
  opId,
  ownerId,
  kind: 'complete-bounty',
  payload: { bountyId, notes: '' },
})
export const contact = (opId: string): EntryDraft => ({
  opId,
  ownerId: null,
  kind: 'send-contact-message',
  payload: { name: 'Ana', email: 'ana@example.test', message: 'Hello' },
})

/** One act of each kind, those that are about a bounty on this one. */
export const actsOn = (bountyId: string): Readonly<Record<OutboxKind, EntryDraft>> => ({
  'create-bounty': create(bountyId),
  'fund-bounty': fund('fund', bountyId),
  'accept-bounty': accept('accept', bountyId),
  'complete-bounty': complete('complete', bountyId),
  'send-contact-message': contact('contact'),
  'subscribe-newsletter': {
    opId: 'subscribe',
    ownerId: null,
    kind: 'subscribe-newsletter',
    payload: { email: 'ana@example.test' },
  },
})
