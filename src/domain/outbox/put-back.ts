import type { Change } from './change'
import { isUnsettled, type OutboxEntry } from './entry'
import type { OutboxEvent } from './events'
import { dependenciesOf } from './lane'

type Told = Extract<OutboxEvent, { type: 'epoch_told' }>
type LookedUp = Extract<OutboxEvent, { type: 'looked_up' }>

/** `op_status` takes so many at a time. */
const MOST_ASKED = 100

const inOrder = (change: Change) => [...change.entries.values()].toSorted((a, b) => a.seq - b.seq)

/**
 * Another epoch than the one that is known: a backup was put back, and what was sent since may be lost. All that reads sent is queued again
 * under its opId and in its old place, and what needs it waits for it: where the server still has it, it has no second effect. Of the
 * acts of who is signed in the server can be asked first. The first epoch is only noted, unless something reads sent: then an outbox that was
 * lost has taken the known one with it.
 */
export function hearEpoch(change: Change, { epoch, userId }: Told, now: number): void {
  const isSure = change.epoch === epoch || (change.epoch === null && !readsSent(change))
  change.epoch = epoch
  if (!isSure) queueAgain(change, now)
  const unsure = inOrder(change).filter(({ putBack, ownerId }) => putBack === 'unsure' && ownerId === userId)
  if (userId !== null && unsure.length > 0)
    change.effects.push({ type: 'ask_status', opIds: unsure.slice(0, MOST_ASKED).map(({ opId }) => opId) })
}

const readsSent = (change: Change) => [...change.entries.values()].some(({ state }) => state === 'applied')

/** With a new month: the person has waited for nothing. */
function queueAgain(change: Change, now: number): void {
  change.effects.push({ type: 'put_back' })
  const waitsSince = change.serverNow(now)
  for (const entry of inOrder(change)) {
    const { state } = entry
    if (state === 'applied') change.requeue(entry, now, { putBack: 'unsure', waitsSince, photo: photoAnew(entry) })
    else if (isUnsettled(entry)) change.patch(entry, { photo: photoAnew(entry) })
  }
  const entries = inOrder(change)
  for (const [index, entry] of entries.entries()) {
    const needed = isWaiting(entry) ? dependenciesOf(entry, entries.slice(0, index)) : []
    if (needed.length > 0) change.patch(entry, { dependsOn: [...new Set([...entry.dependsOn, ...needed])] })
  }
}

/** What the server has reads sent as before; the rest is known to be lost there. */
export function lookUp(change: Change, { opIds, known }: LookedUp): void {
  for (const opId of opIds) {
    const entry = change.entries.get(opId)
    if (entry?.putBack !== 'unsure' || !isWaiting(entry)) continue
    if (known.has(opId)) change.patch(entry, { state: 'applied', putBack: 'found', lastError: null })
    else change.patch(entry, { putBack: 'lost', result: null, resolvedAt: null })
  }
}

const isWaiting = ({ state }: OutboxEntry) => state === 'queued' || state === 'waiting_auth'

/** The bucket's list of its files is the database's: what lay in it goes up again, if its bytes are still here. */
const photoAnew = ({ photo }: OutboxEntry) => (photo?.state === 'uploaded' ? { ...photo, state: 'waiting' as const } : photo)
