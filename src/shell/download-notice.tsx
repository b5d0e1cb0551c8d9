import { useSyncExternalStore } from 'react'
import { appFiles, watchAppFiles } from '../sync/app-files'
import { Notice } from './notice'
import { useLasting } from './use-lasting'

/** A fast connection saves the app before anybody could read a line about it. */
const worthTellingMs = 2_000

/** How far the download for offline use is; that it is done is a toast's to say. */
export function DownloadNotice() {
  const files = useSyncExternalStore(watchAppFiles, appFiles, () => null)
  const isSlow = useLasting(files?.isFetching === true, worthTellingMs)
  if (!isSlow || files === null) return null
  return (
    <Notice label="Download">
      <p className="tabular-nums">
        Saving the academy for offline use: {files.held} of {files.total} files.
      </p>
      <progress className="w-full" value={files.held} max={files.total} aria-label="Saved for offline use" />
    </Notice>
  )
}
