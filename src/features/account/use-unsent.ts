import { useEffect, useState } from 'react'
import { isUnsettled, type OutboxEntry } from '../../domain/outbox/entry'

/** This person's work that the server has not confirmed, live; undefined until it is first read. */
export function useUnsent(userId: string): OutboxEntry[] | undefined {
  const [unsent, setUnsent] = useState<OutboxEntry[]>()

  useEffect(() => {
    let isEnded = false
    let stop = () => {}
    async function start() {
      const { watchEntries } = await import('../../local/outbox-reads')
      if (isEnded) return
      stop = watchEntries((entries) => setUnsent(entries.filter((entry) => entry.ownerId === userId && isUnsettled(entry))))
    }
    void start()
    return () => {
      isEnded = true
      stop()
    }
  }, [userId])

  return unsent
}
