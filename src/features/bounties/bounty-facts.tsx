import { CalendarClock, Compass, Hourglass, UserRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bounty } from '../../domain/bounty'
import { daysLeft, daysLeftLabel } from '../../domain/deadline'
import { formatDate, useClock } from '../../hooks/use-clock'

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border border-line bg-surface p-4">
      <dt className="col-span-2 grid grid-cols-subgrid text-sm text-muted">
        <Icon aria-hidden="true" className="mt-1 size-5 text-signal" />
        {name}
      </dt>
      <dd className="col-start-2 font-semibold">{children}</dd>
    </div>
  )
}

export function BountyFacts({ bounty }: { bounty: Bounty }) {
  const { nowMs, timeZone } = useClock()
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Fact icon={CalendarClock} name="Deadline">
        <time dateTime={bounty.deadline}>{formatDate(bounty.deadline, timeZone)}</time>
      </Fact>
      <Fact icon={Hourglass} name="Time Remaining">
        {daysLeftLabel(daysLeft(bounty.deadline, nowMs, timeZone))}
      </Fact>
      <Fact icon={UserRound} name="Created By">
        {bounty.creatorName}
      </Fact>
      <Fact icon={Compass} name="Bounty Type">
        Patriotic Education
      </Fact>
    </dl>
  )
}
