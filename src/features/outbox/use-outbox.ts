import { useEffect, useState } from 'react'
import { bountyOf } from '../../domain/outbox/lane'
import type { OutboxRead } from './read-outbox'

type Known = { ownerId: string | null; read: OutboxRead | null; failed: boolean }

/** Bounties whose title this phone does not hold, as after its cache was cleared. */
function untitled({ entries, titles }: OutboxRead): string[] {
  const ids = entries.flatMap((entry) => bountyOf(entry) ?? [])
  return [...new Set(ids)].filter((id) => !titles.has(id)).toSorted()
}

/** Brings them into the cache, where the live query finds them. With no network they stay untitled. */
async function fetchTitles(ids: readonly string[]): Promise<void> {
  const { pullBounty } = await import('../../sync/pull-bounties')
  for (const id of ids) await pullBounty(id)
}

/** What lies on this phone for that person, live: `read` is null until it is first known. Dexie comes with it. */
export function useOutbox(ownerId: string | null): { read: OutboxRead | null; failed: boolean } {
  const [known, setKnown] = useState<Known>({ ownerId, read: null, failed: false })

  useEffect(() => {
    let isEnded = false
    let stop = () => {}
    const fail = () => isEnded || setKnown({ ownerId, read: null, failed: true })
    const start = async () => {
      const [{ readOutbox }, { watchLocal }] = await Promise.all([import('./read-outbox'), import('../../local/live')])
      if (isEnded) return
      stop = watchLocal(
        () => readOutbox(ownerId),
        (read) => setKnown({ ownerId, read, failed: false }),
        fail,
      )
    }
    start().catch(fail)
    return () => {
      isEnded = true
      stop()
    }
  }, [ownerId])

  const missing = known.read === null ? '' : untitled(known.read).join(' ')
  useEffect(() => {
    if (missing !== '') fetchTitles(missing.split(' ')).catch(() => undefined)
  }, [missing])

  return known.ownerId === ownerId ? known : { read: null, failed: false }
}
