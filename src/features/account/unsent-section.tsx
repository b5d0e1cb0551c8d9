import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isUnsettled, type OutboxEntry } from '../../domain/outbox/entry'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'

/** This person's work that the server has not confirmed, live; undefined until it is first read. */
function useUnsent(userId: string): OutboxEntry[] | undefined {
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

/** How much of this person's work waits on this phone, and the way to it. */
export function UnsentSection({ userId }: { userId: string }) {
  const unsent = useUnsent(userId)
  const count = unsent?.length ?? 0
  return (
    <Card as="section" aria-labelledby="unsent-title">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="unsent-title" className="text-2xl">
            Outbox
          </h2>
          <p className="text-muted">
            {count === 0
              ? 'What you do without a connection waits here until it is sent.'
              : `${count === 1 ? '1 item waits' : `${count} items wait`} on this phone.`}
          </p>
        </div>
        <Link to="/outbox" className={buttonClass({ variant: 'secondary' })}>
          Open the Outbox
        </Link>
      </div>
    </Card>
  )
}
