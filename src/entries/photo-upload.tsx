import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { byteWords } from '../domain/text/numbers'
import type { OutboxEntry } from '../domain/outbox/entry'
import { uploadProgress } from '../sync/upload-progress'
import { ProgressBar } from '../ui/progress-bar'

/** How much of the act's photo has left the phone, while it is on its way; before and after, what `otherwise` says. */
export function PhotoUpload({ entry, otherwise = null }: { entry: OutboxEntry; otherwise?: ReactNode }) {
  const upload = useStore(uploadProgress, (uploads) => uploads.get(entry.opId))
  if (upload === undefined || entry.state !== 'sending') return otherwise
  return (
    <div className="grid w-full gap-1">
      <ProgressBar value={(100 * upload.sent) / upload.total} label="Photo on its way" />
      <p className="text-sm text-muted tabular-nums">
        Photo: {byteWords(upload.sent)} of {byteWords(upload.total)} sent
      </p>
    </div>
  )
}
