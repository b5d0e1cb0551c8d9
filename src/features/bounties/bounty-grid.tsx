import { Fragment } from 'react'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { figuresOf } from '../../domain/bounties/prerendered-cards'
import { samplesBegin } from '../../domain/bounties/samples-last'
import { Announced } from '../../ui/announce'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/placeholders'
import { BountyCard } from './bounty-card'

const columns = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** `samplesApart`: a line says that what follows is made up, where samples stand behind others. */
export type BountyGridProps = { views: readonly BountyView[]; label: string; samplesApart?: boolean }

/** Between what somebody has made and the samples of a list: `at` is where they begin. */
export const sampleLine = (views: readonly BountyView[]) => samplesBegin(views, ({ bounty }) => bounty.isSample)

export function SampleLine() {
  return <li className="eyebrow col-span-full border-t border-line pt-4">Made up, to show how it looks</li>
}

export function BountyGrid({ views, label, samplesApart = false }: BountyGridProps) {
  const line = samplesApart ? sampleLine(views) : -1
  return (
    <ul className={columns} aria-label={label}>
      {views.map((view, index) => (
        <Fragment key={view.bounty.id}>
          {index === line && <SampleLine />}
          <li className="card-slot" data-bounty={view.bounty.id} data-figures={figuresOf(view.bounty)}>
            <BountyCard view={view} />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** Three cards of unsurveyed ground. */
export function BountyGridSkeleton() {
  return (
    <div className={columns} aria-busy="true">
      <Announced>Loading bounties</Announced>
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
