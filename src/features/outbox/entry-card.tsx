import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { clock } from '../../clock'
import { actOf } from '../../domain/acts/acts'
import { actWords, subjectWords, attentionWords, shownEntry } from '../../domain/outbox/entry-words'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { bountyOf } from '../../domain/outbox/lane'
import { EntryActions, runAction } from '../../entries/entry-actions'
import { EntryBadge, PhotoUpload } from '../../entries/entry-state'
import { useConnection } from '../../hooks/use-connection'
import { useSeconds } from '../../hooks/use-clock'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog'
import { once } from '../../ui/once'
import { EditMessage, type MessageEntry } from './edit-message'
import { photoWords, waitingWords } from './outbox-words'
import type { OutboxRead } from './read-outbox'

const format = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
)

/** When an act was done: `ms` by this device's clock, told by the academy's. */
export function MadeAt({ ms }: { ms: number }) {
  const told = ms + useStore(clock, ({ offset }) => offset)
  return (
    <time dateTime={new Date(told).toISOString()} className="whitespace-nowrap">
      {format().format(told)}
    </time>
  )
}

function Subject({ entry, titles }: { entry: OutboxEntry; titles: ReadonlyMap<string, string> }) {
  const bountyId = bountyOf(entry)
  const words = subjectWords(entry, titles)
  if (bountyId === null) return <bdi>{words}</bdi>
  return (
    <Link to="/bounty/$bountyId" params={{ bountyId }} className="link">
      <bdi>{words}</bdi>
    </Link>
  )
}

/** What the person wrote, so that one message is told from another. */
function OwnWords({ entry }: { entry: OutboxEntry }) {
  const words = actOf(entry).words.written(entry.payload)
  return words === '' ? null : (
    <p dir="auto" className="line-clamp-3 whitespace-pre-line text-muted">
      {words}
    </p>
  )
}

/** That the act's photo lies on this phone, or at the academy already. */
function PhotoPlace({ entry }: { entry: OutboxEntry }) {
  const words = photoWords(entry)
  return words && <p className="text-sm text-muted">{words}</p>
}

const discardable = new Set<OutboxEntry['state']>(['queued', 'sending', 'waiting_auth', 'needs_attention'])

const isMessage = (entry: OutboxEntry): entry is MessageEntry => actOf(entry).form === 'outbox'

type DiscardDialogProps = { entry: OutboxEntry; titles: ReadonlyMap<string, string>; open: boolean; onClose: () => void }

/** Asked before anything that a person did is taken back. */
function DiscardDialog({ entry, titles, open, onClose }: DiscardDialogProps) {
  const discard = () => {
    onClose()
    void runAction((actions) => actions.discard(entry.opId))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Discard this?"
      actions={
        <>
          <Button variant="danger" onClick={discard}>
            Discard
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p>
        <strong>
          {actWords(entry)}: <bdi>{subjectWords(entry, titles)}</bdi>
        </strong>
      </p>
      <p>It is taken back at the academy too, so that it can’t arrive later. Had it already gone through, it will read Sent.</p>
    </Dialog>
  )
}

/** What a person may do with an act everywhere, and what only the Outbox offers: to edit a message, and to discard. */
function CardActions({ entry, titles }: { entry: OutboxEntry; titles: ReadonlyMap<string, string> }) {
  const [isAsking, setIsAsking] = useState(false)
  const name = actWords(entry)
  const isParked = entry.state === 'rejected' || entry.state === 'needs_attention'
  return (
    <div className="flex flex-wrap gap-2">
      {isParked && isMessage(entry) && <EditMessage entry={entry} name={name} />}
      <EntryActions entry={entry} />
      {discardable.has(entry.state) && (
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          Discard<span className="sr-only"> {name}</span>
        </Button>
      )}
      <DiscardDialog entry={entry} titles={titles} open={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  )
}

/** One act on its way: what it is, when it was done, where it stands, what comes next and what can be done. */
export function EntryCard({ entry: kept, read, userId }: { entry: OutboxEntry; read: OutboxRead; userId: string | null }) {
  const now = useSeconds()
  const isOffline = useConnection() === 'offline'
  const entry = shownEntry(kept, isOffline)
  const attention = attentionWords(entry)
  const waiting = waitingWords(entry, read.entries, { isOffline, userId, now })
  return (
    <Card as="article" reference={actWords(entry)} referenceEnd={<MadeAt ms={entry.createdAt} />}>
      <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <div className="grid gap-3">
          <EntryBadge entry={entry} className="justify-self-start" />
          <h3 className="text-xl wrap-anywhere">
            <Subject entry={entry} titles={read.titles} />
          </h3>
          <OwnWords entry={entry} />
          {attention !== null && <p className="border-l-4 border-danger pl-3">{attention}</p>}
          {waiting !== null && <p>{waiting}</p>}
          <PhotoUpload entry={entry} otherwise={<PhotoPlace entry={entry} />} />
        </div>
        <CardActions entry={entry} titles={read.titles} />
      </div>
    </Card>
  )
}
