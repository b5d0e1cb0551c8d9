import type { BountyView } from '../../domain/bounty-view'
import { figuresOf } from '../../domain/first-answer'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import { BountyCard } from './bounty-card'

const columns = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

export function BountyGrid({ views, label }: { views: readonly BountyView[]; label: string }) {
  return (
    <ul className={columns} aria-label={label}>
      {views.map((view) => (
        <li key={view.bounty.id} className="card-slot" data-bounty={view.bounty.id} data-figures={figuresOf(view.bounty)}>
          <BountyCard view={view} />
        </li>
      ))}
    </ul>
  )
}

/** Three cards of unsurveyed ground. */
export function BountyGridSkeleton() {
  return (
    <div className={columns} aria-busy="true">
      <output className="sr-only">Loading bounties</output>
      {['first', 'second', 'third'].map((place) => (
        <Card key={place} className="grid gap-4">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-8 w-3/4" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-11 w-full" />
        </Card>
      ))}
    </div>
  )
}
