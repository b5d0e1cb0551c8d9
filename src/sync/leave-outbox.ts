import { type OutboxEntry, viewerOf } from '../domain/outbox/entry'
import { isUnsent } from '../domain/outbox/unsent'
import { draftsOf } from '../local/drafts'
import { discardEntry, retryEntry } from '../local/outbox'
import { entriesOf, watchEntries } from '../local/outbox-reads'
import { readOwn, typedNames } from '../local/own-values'
import { inTime, READ_PATIENCE_MS } from '../local/patience'
import { sharedPhoto } from '../local/shared-photo'
import { flushNow } from './start-sync'

/** What a person can be asked to wait for in a dialog, in ms: an answer that takes longer comes after it. */
const PATIENCE_MS = 12_000

/** What a person would leave on this phone: acts that are not sent or were refused, and forms that were begun. */
export type Leaving = { unsent: number; begun: number }

/** Rejects where the storage can't be read, or doesn't answer. */
export async function leavingOf(ownerId: string): Promise<Leaving> {
  const [unsent, begun] = await inTime(Promise.all([unsentOf(ownerId), countBegun(ownerId)]), READ_PATIENCE_MS)
  return { unsent: unsent.length, begun }
}

/** How many forms this person has begun and not sent, with a photo that they shared and no form has taken. */
async function countBegun(ownerId: string): Promise<number> {
  const [drafts, photo, ...typed] = await Promise.all([
    draftsOf(ownerId),
    sharedPhoto(ownerId, Date.now()),
    ...typedNames.map((name) => readOwn(ownerId, name)),
  ])
  const forms = new Set(drafts.map(({ key }) => key.replace(/:photo$/, '')))
  return (
    forms.size +
    typed.filter((value) => value !== undefined).length +
    (photo?.ownerId === ownerId && photo.isOffered !== true ? 1 : 0)
  )
}

const waits = ({ state }: OutboxEntry) => state !== 'needs_attention' && state !== 'rejected'

/** *Send now*: sends what can go, and answers what is left. */
export async function sendBeforeLeaving(ownerId: string): Promise<Leaving> {
  for (const { opId } of (await unsentOf(ownerId)).filter(waits)) await retryEntry(opId)
  await flushNow()
  await landed(ownerId)
  return leavingOf(ownerId)
}

/**
 * *Delete*: takes every unsent act of this person back, on the server too while it can be asked. What it could not be asked about
 * stays as a bare withdrawal, and goes when the person signs in here again.
 */
export async function deleteBeforeLeaving(ownerId: string): Promise<void> {
  for (const { opId } of await unsentOf(ownerId)) await discardEntry(opId)
  await flushNow()
  await landed(ownerId)
}

/** What was taken back is no work any more, though the server may not know yet. */
async function unsentOf(ownerId: string): Promise<OutboxEntry[]> {
  return (await entriesOf(ownerId)).filter((entry) => isUnsent(entry) && entry.state !== 'cancelling')
}

/** Resolves when no request of this person is under way, from this page or another, or patience ends. */
function landed(ownerId: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, PATIENCE_MS)
    const stop = watchEntries((entries) => {
      if (!entries.some((entry) => viewerOf(entry) === ownerId && entry.leaseBy !== null)) done()
    })
    function done() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}
