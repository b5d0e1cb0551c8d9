import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { outboxSections } from '../../domain/outbox/outbox-sections'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { StorageTrouble } from '../../ui/storage-trouble'
import { EntryList } from './entry-list'
import { OutboxStatus } from './outbox-status'
import type { OutboxRead } from './read-outbox'
import { SettledList } from './settled-list'
import { stateChanges, statesOf, type KnownStates } from './state-changes'
import { StorageCard } from './storage-card'
import { useOutbox } from './use-outbox'

/** Reads out what changes while the page is open; what was there when it opened is read as the page is. */
function StateAnnouncer({ read, userId }: { read: OutboxRead; userId: string | null }) {
  const known = useRef<KnownStates | null>(null)
  const [words, setWords] = useState('')

  useEffect(() => {
    const changes = known.current === null ? '' : stateChanges(known.current, read, userId)
    known.current = statesOf(read)
    if (changes !== '') setWords(changes)
  }, [read, userId])

  return <output className="sr-only">{words}</output>
}

/** That something of another account waits here, and nothing more of it. Nobody else can see or send it. */
function OthersNote({ count, isSignedIn }: { count: number; isSignedIn: boolean }) {
  if (count === 0) return null
  const waits = count === 1 ? '1 item of another account waits' : `${count} items of another account wait`
  if (isSignedIn) return <Alert tone="info">{waits} on this device. Only that account can see or send it.</Alert>
  return (
    <Alert
      tone="warning"
      title={count === 1 ? '1 item waits for its account' : `${count} items wait for their account`}
      action={
        <Link to="/auth" search={{ redirect: '/outbox' }} className={buttonClass()}>
          Sign in to send
        </Link>
      }
    >
      It was saved here while you were signed in. Sign in to that account and it goes by itself.
    </Alert>
  )
}

export function OutboxScreen() {
  const status = useAuth((auth) => auth.status)
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const { read, failed } = useOutbox(userId)
  const isKnown = status !== 'loading' && read !== undefined
  return (
    <>
      <PageHeader
        eyebrow="On this device"
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
          <SettledList title="Sent in the last 7 days" entries={sent} read={read} />
          <SettledList title="Taken back or closed" entries={over} read={read} />
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
