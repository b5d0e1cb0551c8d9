import { useEffect } from 'react'
import { bountyOf } from '../../domain/outbox/lane'
import { useLive } from '../../hooks/use-live'
import type { OutboxRead } from './read-outbox'

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

/** What lies on this phone for that person, live: `read` is undefined until it is first known. Dexie comes with it. */
export function useOutbox(ownerId: string | null): { read: OutboxRead | undefined; failed: boolean } {
  const { value: read, failed } = useLive(
    () => import('./read-outbox'),
    (reads) => reads.readOutbox(ownerId),
    `outbox ${ownerId}`,
  )

  const missing = read === undefined ? '' : untitled(read).join(' ')
  useEffect(() => {
    if (missing !== '') fetchTitles(missing.split(' ')).catch(() => undefined)
  }, [missing])

  return { read, failed }
}
