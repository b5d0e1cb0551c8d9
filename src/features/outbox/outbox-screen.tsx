import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { bountyOf } from '../../domain/outbox/lane'
import { EntryList, openOf, outboxSections, SettledList } from './entry-lists'
import { othersWords, putBackWords, stateChanges, statesOf, type KnownStates } from './outbox-words'
import { runAction } from '../../entries/entry-actions'
import { askNow } from '../../hooks/use-asked'
import { useEndedOwner } from '../../hooks/use-session'
import { useLive } from '../../hooks/use-live'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Announced } from '../../ui/announce'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState, Skeleton } from '../../ui/placeholders'
import { PageHeader } from '../../ui/page-header'
import { StorageTrouble } from '../../ui/storage-trouble'
import { EndedNote } from './ended-note'
import { OutboxStatus } from './outbox-status'
import type { OutboxRead } from './read-outbox'
import { StorageCard } from './storage-card'

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
  const { title, text } = othersWords(count, isSignedIn)
  if (title === undefined) return <Alert tone="info">{text}</Alert>
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Link to="/auth" search={{ redirect: '/outbox' }} className={buttonClass()}>
          Sign in to send
        </Link>
      }
    >
      {text}
    </Alert>
  )
}

/** That a backup was put back on the server, and what became of this person's. */
function PutBackNote({ read, userId }: { read: OutboxRead; userId: string | null }) {
  const words = putBackWords(read.entries)
  if (words === null) return null
  const isLost = read.entries.some(({ putBack }) => putBack === 'lost')
  return (
    <Alert
      tone="warning"
      action={
        isLost && (
          <Button variant="secondary" onClick={() => void runAction((actions) => actions.closeNote(userId))}>
            Put this note away
          </Button>
        )
      }
    >
      {words}
    </Alert>
  )
}

/** Bounties whose title this phone does not hold, as after its cache was cleared. */
function untitled({ entries, titles }: OutboxRead): string[] {
  const ids = entries.flatMap((entry) => bountyOf(entry) ?? [])
  return [...new Set(ids)].filter((id) => !titles.has(id)).toSorted()
}

/** Brings them into the cache, where the live query finds them. With no network they stay untitled. */
async function fetchTitles(ids: readonly string[]): Promise<void> {
  for (const id of ids) await askNow('bounty', id)
}

/** What lies on this phone for that person, live: `read` is undefined until it is first known. Dexie comes with it. */
function useOutbox(ownerId: string | null, endedId: string | null): { read: OutboxRead | undefined; failed: boolean } {
  const { value: read, failed } = useLive(
    () => import('./read-outbox'),
    (reads) => reads.readOutbox(ownerId, endedId),
    `outbox ${ownerId} ${endedId}`,
  )

  const missing = read === undefined ? '' : untitled(read).join(' ')
  useEffect(() => {
    if (missing !== '') fetchTitles(missing.split(' ')).catch(() => undefined)
  }, [missing])

  return { read, failed }
}

export function OutboxScreen({ back }: { back: ReactNode }) {
  const status = useAuth((auth) => auth.status)
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const endedId = useEndedOwner()
  const { read, failed } = useOutbox(userId, endedId)
  const isKnown = status !== 'loading' && read !== undefined
  const open = isKnown ? openOf(outboxSections(read.entries)) : 0
  return (
    <>
      <PageHeader
        size="task"
        back={back}
        title="Outbox"
        count={open > 0 ? { number: open, of: 'open' } : null}
        lead="What you did that the academy has not confirmed yet. It goes by itself, once."
      />
      <div className="wrap section">
        {failed && <StorageTrouble title="The outbox can’t be read" />}
        {!failed && !isKnown && <OutboxLoading />}
        {isKnown && <OutboxLists key={userId} read={read} userId={userId} endedId={endedId} />}
      </div>
    </>
  )
}

function OutboxLists({ read, userId, endedId }: { read: OutboxRead; userId: string | null; endedId: string | null }) {
  const sections = outboxSections(read.entries)
  const { attention, waiting, sent, over } = sections
  const lists = { read, userId }
  const open = openOf(sections)
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <StateAnnouncer {...lists} />
      <div className="grid gap-8">
        <PutBackNote {...lists} />
        {endedId !== null && <EndedNote ownerId={endedId} count={read.ended} />}
        <OthersNote count={read.others} isSignedIn={userId !== null} />
        {open === 0 && (read.others + read.ended === 0 || userId !== null) && <NothingWaits hasOthers={read.others > 0} />}
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
          lead="They go by themselves once the academy can be reached, those of one bounty in this order."
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

function NothingWaits({ hasOthers }: { hasOthers: boolean }) {
  return (
    <EmptyState
      title={hasOthers ? 'Nothing of yours waits' : 'Nothing waits'}
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
      <Announced>Loading your outbox</Announced>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  )
}
