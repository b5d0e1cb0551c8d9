import { useSyncExternalStore } from 'react'
import { downloadProgress, watchDownload } from '../sync/download-progress'
import { Notice } from './notice'
import { useLasting } from './use-lasting'

/** A fast connection saves the app before anybody could read a line about it. */
const worthTellingMs = 2_000

/** How far the first download for offline use is; that it is done is a toast's to say. */
export function DownloadNotice() {
  const download = useSyncExternalStore(watchDownload, downloadProgress, () => null)
  const isSlow = useLasting(download !== null, worthTellingMs)
  if (!isSlow || download === null) return null
  return (
    <Notice label="Download">
      <p className="tabular-nums">
        Saving the academy for offline use: {download.done} of {download.total} files.
      </p>
      <progress className="w-full" value={download.done} max={download.total} aria-label="Saved for offline use" />
    </Notice>
  )
}
