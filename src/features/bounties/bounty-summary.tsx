import type { Bounty } from '../../domain/bounty'
import { shownStatus } from '../../domain/bounty-status'
import { Badge } from '../../ui/badge'
import { CategoryMark, StatusBadge } from './bounty-mark'
import { useClock } from '../../hooks/use-clock'

/** Which bounty a form is about. */
export function BountySummary({ bounty }: { bounty: Bounty }) {
  const { nowMs } = useClock()
  return (
    <section aria-labelledby="bounty-title" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge status={shownStatus(bounty, nowMs)} />
        {bounty.isSample && <Badge tone="neutral">Sample</Badge>}
        <CategoryMark category={bounty.category} />
      </p>
      <h2 id="bounty-title" dir="auto" className="text-2xl">
        {bounty.title}
      </h2>
      <p dir="auto" className="whitespace-pre-line">
        {bounty.description}
      </p>
    </section>
  )
}
