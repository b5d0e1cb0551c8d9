// @in entries
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { EntryState, OutboxEntry } from '../domain/outbox/entry'
import { stateWords } from '../domain/outbox/entry-words'
import { byteWords } from '../domain/text/numbers'
import { useAuth } from '../state/auth-store'
import { uploadProgress } from '../sync/upload-progress'
import { Badge, type BadgeTone } from '../ui/marks'
import { ProgressBar } from '../ui/progress'

const tones: Partial<Record<EntryState, BadgeTone>> = {
  rejected: 'red',
  needs_attention: 'red',
  waiting_auth: 'purple',
  sending: 'blue',
  applied: 'green',
}

/** Where an act stands, in the same words and colour wherever it is shown. */
export function EntryBadge({ entry, className }: { entry: OutboxEntry; className?: string }) {
  const userId = useAuth((auth) => auth.user?.id ?? null)
  return (
    <Badge tone={tones[entry.state] ?? 'gray'} {...(className !== undefined && { className })}>
      {stateWords(entry, userId)}
    </Badge>
  )
}

/** How much of the act's photo has left the phone, while it is on its way; before and after, what `otherwise` says. */
export function PhotoUpload({ entry, otherwise = null }: { entry: OutboxEntry; otherwise?: ReactNode }) {
  const upload = useStore(uploadProgress, (uploads) => uploads.get(entry.opId))
  if (upload === undefined || entry.state !== 'sending') return otherwise
  return (
    <div className="grid w-full gap-1">
      <ProgressBar value={(100 * upload.sent) / upload.total} label="Photo on its way" />
      <p className="text-sm text-muted">
        Photo: {byteWords(upload.sent)} of {byteWords(upload.total)} sent
      </p>
    </div>
  )
}
