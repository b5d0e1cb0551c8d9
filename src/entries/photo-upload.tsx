import { useSyncExternalStore } from 'react'
import { byteWords } from '../../domain/byte-words'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { ProgressBar } from '../../ui/progress-bar'
import { uploadProgress, watchUpload } from '../../sync/upload-progress'

/** How much of the act's photo has left the phone, while it is on its way; before and after, that it lies here. */
export function PhotoUpload({ entry }: { entry: OutboxEntry }) {
  const upload = useSyncExternalStore(watchUpload, uploadProgress, () => null)
  if (entry.photo === null || entry.photo.state === 'gone') return null
  if (upload?.opId !== entry.opId) {
    const where = entry.photo.state === 'uploaded' ? 'has reached the academy' : 'is kept on this phone'
    return (
      <p className="text-sm text-muted">
        Its photo ({byteWords(entry.photo.size)}) {where}.
      </p>
    )
  }
  return (
    <div className="grid gap-1">
      <ProgressBar value={(100 * upload.sent) / upload.total} label="Photo on its way" />
      <p className="text-sm text-muted tabular-nums">
        Photo: {byteWords(upload.sent)} of {byteWords(upload.total)} sent
      </p>
    </div>
  )
}
