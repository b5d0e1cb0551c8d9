import { Link } from '@tanstack/react-router'
import { outboxSections } from '../../domain/outbox/outbox-sections'
import { useAuth } from '../../state/auth-store'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { StorageTrouble } from '../../ui/storage-trouble'
import { EntryList } from './entry-list'
import { OthersNote } from './others-note'
import { OutboxStatus } from './outbox-status'
import type { OutboxRead } from './read-outbox'
import { SettledList } from './settled-list'
import { StateAnnouncer } from './state-announcer'
import { StorageCard } from './storage-card'
import { useOutbox } from './use-outbox'

export function OutboxScreen() {
  const status = useAuth((auth) => auth.status)
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const { read, failed } = useOutbox(userId)
  const isKnown = status !== 'loading' && read !== null
  return (
    <>
      <PageHeader
        eyebrow="On this phone"
        title="Outbox"
        lead="What you did that the academy has not confirmed yet. It goes by itself, once, and nothing is lost when you close this page."
      />
      <div className="wrap section">
        {failed && <StorageTrouble title="The outbox can’t be read" />}
        {!failed && !isKnown && <OutboxLoading />}
        {!failed && isKnown && <OutboxLists key={userId} read={read} userId={userId} />}
      </div>
    </>
  )
}

function OutboxLists({ read, userId }: { read: OutboxRead; userId: string | null }) {
  const { attention, waiting, sent, over } = outboxSections(read.entries)
  const lists = { read, userId }
  const open = attention.length + waiting.length
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <StateAnnouncer {...lists} />
      <div className="grid gap-8">
        <OthersNote count={read.others} isSignedIn={userId !== null} />
        {open === 0 && (read.others === 0 || userId !== null) && <NothingWaits />}
        {open > 0 && <OutboxStatus {...lists} />}
        <EntryList
          id="needs-you"
          title="Needs you"
          lead="These need you before they can go. Nothing of them is lost."
          entries={attention}
          {...lists}
        />
        <EntryList
          id="to-send"
          title="To be sent"
          lead="In this order, as soon as the academy can be reached."
          entries={waiting}
          {...lists}
        />
        <div>
          <SettledList title="Sent in the last 7 days" entries={sent} {...lists} />
          <SettledList title="Taken back or closed" entries={over} {...lists} />
        </div>
      </div>
      <StorageCard isAtRisk={read.isAtRisk} />
    </div>
  )
}

function NothingWaits() {
  return (
    <EmptyState
      title="Nothing waits"
      action={
        <Link to="/bounty" className={buttonClass({ variant: 'secondary' })}>
          Browse bounties
        </Link>
      }
    >
      <p>What you do without a connection stands here until the academy has it.</p>
    </EmptyState>
  )
}

function OutboxLoading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <output className="sr-only">Loading your outbox</output>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  )
}
