import { actOf } from '../domain/acts/acts'
import { isUnsettled, type OutboxEntry, unsentOf, viewerOf } from '../domain/outbox/entry'
import { forerunnersOf } from '../domain/outbox/lane'
import { cacheDatabase, outboxDatabase } from './databases'
import { throughDoor } from './database-door'
import { copiesOf, forgetCopies } from './outbox-copy'
import { forgetOwn } from './own-values'
import { forgetSharedPhoto } from './shared-photo'
import { forgetAlong } from './take-along'
import { doubtUnsent, noteLoss, setUnsentMark, unsentMark } from './unsent-tally'

/**
 * What stays of a person who leaves this phone: `work`, what is unsent, refused, begun or noted, for their next sign-in; `withdrawals`, that an act
 * is to be taken back which may have reached the server; or `nothing`, for an account that is gone.
 */
export type Left = 'work' | 'withdrawals' | 'nothing'

/** Takes everything else of this person off this phone, what the server told them as well, and nothing of anybody else. */
export async function forgetPerson(ownerId: string, left: Left): Promise<void> {
  const database = outboxDatabase()
  const tables = [database.entries, database.photos, database.drafts]
  const marked = unsentMark()
  doubtUnsent()
  const { unsent, gone, isEmpty } = await throughDoor(database, () =>
    database.transaction('rw', tables, async () => {
      const entries = await database.entries.toArray()
      const own = entries.filter((entry) => viewerOf(entry) === ownerId)
      const staying = stayingOf(own, left)
      const leaving = own.filter(({ opId }) => !staying.has(opId)).map(({ opId }) => opId)
      const bare = left === 'withdrawals' ? [...staying.values()] : []
      await Promise.all([
        database.photos
          .where('opId')
          .anyOf([...leaving, ...bare.map(({ opId }) => opId)])
          .delete(),
        database.entries.bulkDelete(leaving),
        database.entries.bulkPut(bare.map(tombstoneOf)),
        left === 'work' ? undefined : database.drafts.where('ownerId').equals(ownerId).delete(),
      ])
      return {
        unsent: unsentOf(entries.filter(({ opId }) => !leaving.includes(opId))),
        isEmpty: entries.length === 0,
        gone: [...leaving, ...bare.map(({ opId }) => opId)],
      }
    }),
  )
  // The browser has lost what the mark told of, also what is another's.
  if (isEmpty) noteLoss(marked)
  setUnsentMark(unsent)
  await forgetCopies(left === 'work' ? gone : [...gone, ...(await copiesOf(ownerId))])
  forgetAlong()
  if (left !== 'work') forgetNotes(ownerId)
  await forgetOwn(ownerId, left === 'work')
  if (left !== 'work') await forgetSharedPhoto(ownerId)
  await clearPrivateData()
}

/** What a person read, answered, noted, logged, planned and ticked lies in localStorage under keys that end in their id. */
function forgetNotes(ownerId: string): void {
  try {
    const own = Object.keys(localStorage).filter((key) => key.endsWith(`:${ownerId}`))
    for (const key of own) localStorage.removeItem(key)
  } catch {
    // Forbidden storage has kept nothing.
  }
}

/** What was never sent the server need not be told of. */
const isWithdrawal = ({ state, attempts }: OutboxEntry) => state === 'cancelling' && attempts > 0

function stayingOf(own: readonly OutboxEntry[], left: Left): ReadonlyMap<string, OutboxEntry> {
  if (left === 'nothing') return new Map()
  const open = own.filter((entry) => (left === 'work' ? isUnsettled(entry) || entry.state === 'rejected' : isWithdrawal(entry)))
  // What an open act waits for, or replaces, says whether it may go.
  const named = forerunnersOf(left === 'work' ? open : [])
  return new Map(own.filter((entry) => open.includes(entry) || named.has(entry.opId)).map((entry) => [entry.opId, entry]))
}

/** What is left of an act whose withdrawal the server has not confirmed, once its person has left: enough to ask by, and no word of it. */
function tombstoneOf(entry: OutboxEntry): OutboxEntry {
  return Object.assign({}, entry, { payload: actOf(entry).blank, photo: null, lastError: null })
}

/** Takes what only the signed-in person may see off the phone, hidden bounties too. Public ones stay. */
export async function clearPrivateData(): Promise<void> {
  const database = cacheDatabase()
  await throughDoor(database, () =>
    database.transaction('rw', database.bounties, database.acceptances, database.pledges, async () => {
      await database.acceptances.clear()
      await database.pledges.clear()
      await database.bounties.filter(({ isHidden = false }) => isHidden).delete()
    }),
  )
}
