import type { EntryState, OutboxEntry } from '../domain/outbox/entry'
import { allEntries, watchEntries } from '../local/outbox-reads'
import { readStoredSession } from '../local/session-storage'

const news: ReadonlySet<EntryState> = new Set(['applied', 'rejected', 'needs_attention'])

type Known = ReadonlyMap<string, EntryState>
const statesOf = (entries: readonly OutboxEntry[]): Known => new Map(entries.map(({ opId, state }) => [opId, state]))

/** Nobody hears of another person's acts; what belongs to nobody is everybody's. */
async function isOwn({ ownerId }: OutboxEntry): Promise<boolean> {
  return ownerId === null || (await readStoredSession())?.user.id === ownerId
}

/**
 * Calls back once for each act of who is signed in whose outcome arrives while this page is open, whoever sent it. What was over when the
 * watch began is read apart, since the very change that is waited for may put off a live query's first run. Answers the way to stop.
 */
export function watchOutcomes(listener: (entry: OutboxEntry) => void): () => void {
  let isStopped = false
  let stopWatch: (() => void) | undefined
  const watch = (atFirst: Known) => {
    if (isStopped) return
    let known = atFirst
    stopWatch = watchEntries((entries) => {
      const before = known
      known = statesOf(entries)
      for (const entry of entries)
        if (news.has(entry.state) && before.get(entry.opId) !== entry.state)
          void isOwn(entry).then((own) => own && !isStopped && listener(entry))
    })
  }
  // An outbox that can't be read takes no act either: there is no outcome to tell.
  allEntries().then(
    (entries) => watch(statesOf(entries)),
    () => undefined,
  )
  return () => {
    isStopped = true
    stopWatch?.()
  }
}
