import { Link } from '@tanstack/react-router'
import type { Bounty } from '../../domain/bounty'
import { gridReference } from '../../domain/bounty-reference'
import { liveStatus } from '../../domain/bounty-status'
import { daysLeft, daysLeftLabel } from '../../domain/deadline'
import { Badge } from '../../ui/badge'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { BountyFunding } from './bounty-funding'
import { CategoryMark, StatusBadge } from './bounty-mark'
import { formatDate, useClock } from './use-clock'

/** A waypoint: what is asked, how far it is funded, until when it runs. */
export function BountyCard({ bounty }: { bounty: Bounty }) {
  const { nowMs, timeZone } = useClock()
  const days = daysLeft(bounty.deadline, nowMs)
  return (
    <Card
      as="article"
      className="flex h-full flex-col gap-3"
      reference={<CategoryMark category={bounty.category} />}
      referenceEnd={<abbr title="Grid reference">{gridReference(bounty.id)}</abbr>}
    >
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={liveStatus(bounty, nowMs)} />
        {bounty.isSample && <Badge tone="neutral">Sample</Badge>}
      </div>
      <h3 className="text-2xl">{bounty.title}</h3>
      <p className="line-clamp-2 text-muted">{bounty.description}</p>
      <div className="mt-auto grid gap-3 pt-1">
        <BountyFunding bounty={bounty} />
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-hairline pt-2 text-sm">
          <span>
            Deadline <time dateTime={bounty.deadline}>{formatDate(bounty.deadline, timeZone)}</time>
          </span>
          <strong>{days === 0 ? daysLeftLabel(days) : `${daysLeftLabel(days)} left`}</strong>
        </p>
        <div className="grid grid-cols-[2fr_1fr] gap-2">
          <Link to="/bounty/$bountyId" params={{ bountyId: bounty.id }} className={buttonClass({ variant: 'secondary' })}>
            View Details<span className="sr-only"> of {bounty.title}</span>
          </Link>
          <Link to="/bounty/$bountyId/fund" params={{ bountyId: bounty.id }} className={buttonClass()}>
            Fund<span className="sr-only"> {bounty.title}</span>
          </Link>
        </div>
      </div>
    </Card>
  )
}
