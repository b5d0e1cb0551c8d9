import { isUnsettled, type OutboxEntry } from '../domain/outbox/entry'
import { discardEntry, retryEntry } from '../local/outbox'
import { entriesOf, watchEntries } from '../local/outbox-reads'
import { flushNow } from './start-sync'

/** What a person can be asked to wait for in a dialog, in ms: an answer that takes longer comes after it. */
const PATIENCE_MS = 12_000

/** *Send now*: sends what can go, and answers how many acts of this person are left. */
export async function sendBeforeLeaving(ownerId: string): Promise<number> {
  for (const { opId, state } of await unsettledOf(ownerId)) if (state !== 'needs_attention') await retryEntry(opId)
  await flushNow()
  await landed(ownerId)
  return countUnsent(ownerId)
}

/**
 * *Delete*: takes every unsent act of this person back, on the server too while it can be asked. What it could not be asked about
 * stays as withdrawn-to-be, and goes when the person signs in here again. Answers how many those are.
 */
export async function deleteBeforeLeaving(ownerId: string): Promise<number> {
  for (const { opId } of await unsettledOf(ownerId)) await discardEntry(opId)
  await flushNow()
  await landed(ownerId)
  return countUnsent(ownerId)
}

async function unsettledOf(ownerId: string): Promise<OutboxEntry[]> {
  return (await entriesOf(ownerId)).filter((entry) => entry.ownerId === ownerId && isUnsettled(entry))
}

/** How many acts of this account wait here; what belongs to nobody is sent with or without a session, and isn't asked about. */
export async function countUnsent(ownerId: string): Promise<number> {
  return (await unsettledOf(ownerId)).length
}

/** Resolves when no request of this person is under way, from this page or another, or patience ends. */
function landed(ownerId: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, PATIENCE_MS)
    const stop = watchEntries((entries) => {
      if (!entries.some((entry) => entry.ownerId === ownerId && entry.leaseBy !== null)) done()
    })
    function done() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}
