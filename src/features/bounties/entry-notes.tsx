import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { actOf } from '../../domain/acts/acts'
import { byteWords } from '../../domain/byte-words'
import { attentionWords, mayRetry } from '../../domain/outbox/attention-words'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { shownEntry } from '../../domain/outbox/shown-entry'
import { stateWords } from '../../domain/outbox/state-words'
import { ChangeEntry } from '../../entries/change-entry'
import { settleAct } from '../../entries/settle-act'
import { useConnection } from '../../hooks/use-connection'
import { useAuth } from '../../state/auth-store'
import { uploadProgress, watchUpload } from '../../sync/upload-progress'
import { Badge, type BadgeTone } from '../../ui/badge'
import { Button, buttonClass } from '../../ui/button'

function toneOf(entry: OutboxEntry): BadgeTone {
  if (entry.state === 'rejected' || entry.state === 'needs_attention') return 'red'
  return entry.state === 'sending' ? 'blue' : 'gray'
}

function Choices({ entry }: { entry: OutboxEntry }) {
  if (entry.state === 'rejected') {
    return (
      <>
        <ChangeEntry entry={entry} />
        <Button variant="ghost" onClick={() => void settleAct((acts) => acts.close(entry.opId))}>
          Close
        </Button>
      </>
    )
  }
  if (entry.state !== 'needs_attention' && entry.state !== 'queued' && entry.state !== 'waiting_auth') return null
  return (
    <>
      {entry.state === 'needs_attention' && mayRetry(entry) && (
        <Button variant="secondary" onClick={() => void settleAct((acts) => acts.retry(entry.opId))}>
          Try again
        </Button>
      )}
      <ChangeEntry entry={entry} />
      <Link to="/outbox" className={buttonClass({ variant: 'ghost' })}>
        Discard in the Outbox
      </Link>
    </>
  )
}

/** How much of the act's photo is on its way, while it is. */
function PhotoUpload({ opId }: { opId: string }) {
  const upload = useSyncExternalStore(watchUpload, uploadProgress, () => null)
  if (upload?.opId !== opId) return null
  return (
    <span className="inline-flex items-center gap-2">
      <progress className="w-24" value={upload.sent} max={upload.total} aria-label="Photo on its way" />
      {byteWords(upload.sent)} of {byteWords(upload.total)}
    </span>
  )
}

/** Where each unsent or refused act stands, in words that are the same everywhere. */
export function EntryNotes({ entries, withChoices = false }: { entries: readonly OutboxEntry[]; withChoices?: boolean }) {
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const isOffline = useConnection() === 'offline'
  if (entries.length === 0) return null
  return (
    <ul className="grid gap-2" aria-label="Not confirmed yet">
      {entries.map((kept) => {
        const entry = shownEntry(kept, isOffline)
        const reason = attentionWords(entry)
        return (
          <li key={entry.opId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge tone={toneOf(entry)}>{stateWords(entry, userId)}</Badge>
            <span>
              {actOf(entry).words.own(entry.payload)}
              {reason !== null && `: ${reason}`}
            </span>
            <PhotoUpload opId={entry.opId} />
            {withChoices && <Choices entry={entry} />}
          </li>
        )
      })}
    </ul>
  )
}
