import { applyToOutbox } from '../local/outbox-storage'
import { readStoredSession } from '../local/session-storage'
import { cacheEntity } from './cache-entity'
import type { FlushPorts } from './flush-ports'
import { networkOf, type SenderParts } from './senders'
import { systemClock } from './system-clock'

/** What page and worker have in common: this phone's storage and session, the real server, the real time. */
export function outboxPorts(
  renew: FlushPorts['session']['renew'],
  progress: SenderParts['progress'] = () => undefined,
): Omit<FlushPorts, 'by' | 'locks' | 'isVisible' | 'heard'> {
  return {
    clock: systemClock,
    storage: { apply: applyToOutbox },
    network: networkOf({ progress }),
    session: { userId: async () => (await readStoredSession())?.user.id ?? null, renew },
    random: Math.random,
    newId: () => crypto.randomUUID(),
    cacheEntity,
  }
}
