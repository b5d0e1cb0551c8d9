import { Link } from '@tanstack/react-router'
import { actOf } from '../../domain/acts/acts'
import { byteWords } from '../../domain/byte-words'
import { actWords, subjectWords } from '../../domain/outbox/act-words'
import { attentionWords } from '../../domain/outbox/attention-words'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { bountyOf } from '../../domain/outbox/lane'
import { shownEntry } from '../../domain/outbox/shown-entry'
import { waitingWords } from '../../domain/outbox/waiting-words'
import { EntryBadge } from '../../entries/entry-badge'
import { PhotoUpload } from '../../entries/photo-upload'
import { Card } from '../../ui/card'
import { CardActions } from './card-actions'
import { MadeAt } from './made-at'
import type { OutboxRead } from './read-outbox'
import { useSeconds } from '../../hooks/use-clock'
import { useConnection } from '../../hooks/use-connection'

function Subject({ entry, titles }: { entry: OutboxEntry; titles: ReadonlyMap<string, string> }) {
  const bountyId = bountyOf(entry)
  const words = subjectWords(entry, titles)
  if (bountyId === null) return words
  return (
    <Link to="/bounty/$bountyId" params={{ bountyId }} className="link">
      {words}
    </Link>
  )
}

/** What the person wrote, so that one message is told from another. */
function OwnWords({ entry }: { entry: OutboxEntry }) {
  const words = actOf(entry).words.written(entry.payload)
  return words === '' ? null : <p className="line-clamp-3 whitespace-pre-line text-muted">{words}</p>
}

/** That the act's photo lies on this phone, or at the academy already. */
function PhotoPlace({ photo }: Pick<OutboxEntry, 'photo'>) {
  if (photo === null || photo.state === 'gone') return null
  const where = photo.state === 'uploaded' ? 'has reached the academy' : 'is kept on this device'
  return (
    <p className="text-sm text-muted">
      Its photo ({byteWords(photo.size)}) {where}.
    </p>
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
    <Card
      as="article"
      className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end"
      reference={actWords(entry)}
      referenceEnd={<MadeAt ms={entry.createdAt} />}
    >
      <div className="grid gap-3">
        <EntryBadge entry={entry} className="justify-self-start" />
        <h3 className="text-xl wrap-anywhere">
          <Subject entry={entry} titles={read.titles} />
        </h3>
        <OwnWords entry={entry} />
        {attention !== null && <p className="border-l-4 border-danger pl-3">{attention}</p>}
        {waiting !== null && <p className="tabular-nums">{waiting}</p>}
        <PhotoUpload entry={entry} otherwise={<PhotoPlace photo={entry.photo} />} />
      </div>
      <CardActions entry={entry} titles={read.titles} />
    </Card>
  )
}
