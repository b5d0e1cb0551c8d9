import { countUnsettled, entriesOf } from '../local/outbox-reads'
import { discardEntry } from '../local/outbox'
import { isUnsettled } from '../domain/outbox/entry'
import { flushNow } from './start-sync'

/** *Send now*: sends what can go, and answers how many acts of this person are left. */
export async function sendBeforeLeaving(ownerId: string): Promise<number> {
  await flushNow()
  return countUnsettled(ownerId)
}

/**
 * *Delete*: takes every unsent act of this person back, on the server too while it can be asked. What it could not be asked about
 * stays as withdrawn-to-be, and goes when the person signs in here again. Answers how many those are.
 */
export async function deleteBeforeLeaving(ownerId: string): Promise<number> {
  const own = (await entriesOf(ownerId)).filter((entry) => entry.ownerId === ownerId && isUnsettled(entry))
  await Promise.all(own.map(({ opId }) => discardEntry(opId)))
  return sendBeforeLeaving(ownerId)
}
