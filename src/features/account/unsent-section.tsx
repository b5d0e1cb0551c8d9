import { Link } from '@tanstack/react-router'
import { isUnsettled } from '../../domain/outbox/entry'
import { useLive } from '../../hooks/use-live'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'

/** How much of this person's work waits on this phone, and the way to it. */
export function UnsentSection({ userId }: { userId: string }) {
  const { value: entries = [] } = useLive(
    () => import('../../local/outbox-reads'),
    (reads) => reads.entriesOf(userId),
    `unsent ${userId}`,
  )
  const count = entries.filter((entry) => entry.ownerId === userId && isUnsettled(entry)).length
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
              : `${count === 1 ? '1 item waits' : `${count} items wait`} on this device.`}
          </p>
        </div>
        <Link to="/outbox" className={buttonClass({ variant: 'secondary' })}>
          Open the Outbox
        </Link>
      </div>
    </Card>
  )
}
