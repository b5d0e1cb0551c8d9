import type { OutboxEntry } from '../domain/outbox/entry'
import type { ServerOutcome } from '../domain/outbox/outcome'
import { bountyFromRow } from '../domain/bounties/bounty-row'
import { answersSlowly } from '../remote/timed-fetch'
import { acceptanceFromRow, pledgeFromRow } from '../remote/own-acts'
import { cacheBountyNews } from '../local/cache-bounties'
import { ageCache } from '../local/cache-life'
import { knownEpoch } from '../local/outbox-reads'
import { applyToOutbox } from '../local/outbox-storage'
import { readStoredSession } from '../local/session-storage'
import { epochLook } from './epoch-look'
import type { FlushPorts } from './flush-ports'
import { networkOf, type SenderParts } from './senders'
import { systemClock } from './system-clock'

/** What page and worker have in common: this phone's storage and session, the real server, the real time. */
export function outboxPorts(
  renew: FlushPorts['session']['renew'],
  noteAnswer: (isHeard: boolean, isSlow: boolean) => void = () => undefined,
  progress: SenderParts['progress'] = () => undefined,
): Omit<FlushPorts, 'by' | 'locks' | 'isVisible'> {
  let heardFastAt = Number.NEGATIVE_INFINITY
  const ports = {
    clock: systemClock,
    storage: { apply: applyToOutbox },
    network: networkOf({ progress }),
    session: { userId: async () => (await readStoredSession())?.user.id ?? null, renew },
    random: Math.random,
    heard: (isHeard: boolean) => {
      const isSlow = answersSlowly()
      if (isHeard && !isSlow) heardFastAt = systemClock.elapsed()
      noteAnswer(isHeard, isSlow)
    },
    heardFastAt: () => heardFastAt,
  }
  const lookAtEpoch = epochLook({ ...ports, knownEpoch, ageCache })
  return { ...ports, newId: () => crypto.randomUUID(), cacheEntity, lookAtEpoch }
}

/** Puts what the server answered an act with into the cache: the bounty as it is now, and what the act made. Not for who has left meanwhile. */
async function cacheEntity({ ownerId }: OutboxEntry, { entity }: ServerOutcome): Promise<void> {
  if ((await readStoredSession())?.user.id !== ownerId) return
  const bounty = bountyFromRow(entity)
  if (entity !== null && bounty === null) console.error('The bounty of an answer could not be read.')
  const acceptance = acceptanceFromRow(entity?.['acceptance'])
  const pledge = pledgeFromRow(entity?.['contribution'])
  if (bounty ?? acceptance ?? pledge) await cacheBountyNews({ bounty, acceptance, pledge })
}
