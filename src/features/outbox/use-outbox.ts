import { useEffect, useState } from 'react'
import type { OutboxRead } from './read-outbox'

type Known = { ownerId: string | null; read: OutboxRead | null; failed: boolean }

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

  return known.ownerId === ownerId ? known : { read: null, failed: false }
}
