import { isUnsettled, type EntryDraft, type OutboxEntry, type PreparedPhoto } from '../../src/domain/outbox/entry'
import { prepareDraft } from '../../src/domain/outbox/commands'
import { standing } from './server.ts'
import type { Happening } from './schedule.ts'

/**
 * What the simulation knows of every act that a person made, whatever the phone has made of it. `by`: who did it, null for a visitor;
 * `isForgotten`: its person has left this phone, and it was settled then or was to be deleted; `monthFrom`: when it was made or last tried
 * by the person, in the schedule's time; `swept`: as it stood when it had been settled for long, and was taken off the phone; `lost`:
 * the browser has lost it, with its second copy or without, and no page has looked for it since.
 */
export type KnownAct = {
  opId: string
  ownerId: string | null
  by: string | null
  replaces: string | null
  isSaved: boolean
  isForced: boolean
  isForgotten: boolean
  monthFrom: number
  swept: OutboxEntry | null
  lost: 'copied' | 'gone' | null
}

/** An act that a person is about to make. */
export function newAct({ opId, ownerId }: Pick<OutboxEntry, 'opId' | 'ownerId'>, by: string | null, monthFrom: number): KnownAct {
  return {
    opId,
    ownerId,
    by,
    replaces: null,
    isSaved: false,
    isForced: false,
    isForgotten: false,
    monthFrom,
    swept: null,
    lost: null,
  }
}

export function draftOf(
  happening: Extract<Happening, { do: 'act' }>,
  ownerId: string | null,
  opId: string,
  bounties: readonly string[],
): EntryDraft | null {
  if (happening.kind === 'send-contact-message' || ownerId === null) {
    const payload = { name: 'Ana', email: 'ana@example.test', message: `Message ${happening.pick}` }
    return { opId, ownerId: null, kind: 'send-contact-message', payload }
  }
  if (happening.kind === 'subscribe-newsletter')
    return { opId, ownerId: null, kind: happening.kind, payload: { email: 'ana@example.test' } }
  const bountyId = bounties[happening.pick % bounties.length] ?? standing.open
  if (happening.kind === 'create-bounty') return { opId, ownerId, kind: 'create-bounty', payload: bountyTerms(happening.pick) }
  if (happening.kind === 'fund-bounty')
    return {
      opId,
      ownerId,
      kind: 'fund-bounty',
      payload: { bountyId, amountCents: 100 * (1 + happening.pick), anonymous: false },
    }
  if (happening.kind === 'accept-bounty') return { opId, ownerId, kind: 'accept-bounty', payload: { bountyId } }
  if (happening.kind === 'complete-bounty') return { opId, ownerId, kind: 'complete-bounty', payload: { bountyId, notes: '' } }
  return happening.kind satisfies never
}

function bountyTerms(pick: number) {
  return {
    title: `Bounty ${pick}`,
    description: 'Read the flag code.',
    category: 'Flag Etiquette',
    fundingGoalCents: 10_000_000,
    // The database takes five years at most.
    deadline: `${new Date().getUTCFullYear() + 2}-01-01T00:00:00.000Z`,
    requiresPhoto: pick % 2 === 0,
  } as const
}

/** The same act in the words of an edit: a new key, otherwise the same. */
export function editOf(entry: OutboxEntry, opId: string): EntryDraft | null {
  return prepareDraft({ ...entry, opId })
}

export function photoOf(id: string): PreparedPhoto {
  return { id, bytes: new ArrayBuffer(64), type: 'image/jpeg', sha256: 'ab' }
}

export function mayDo(what: 'discard' | 'retry' | 'edit' | 'close', entry: OutboxEntry): boolean {
  if (what === 'discard') return isUnsettled(entry) && entry.state !== 'cancelling'
  if (what === 'retry') return isUnsettled(entry)
  if (what === 'close') return entry.state === 'rejected'
  return entry.state === 'rejected' || entry.state === 'needs_attention'
}
