import { useEffect, useState, useSyncExternalStore } from 'react'
import { downloadProgress, watchDownload } from '../../sync/download-progress'

/** Whether a worker that holds the whole app stands by; null until it is known, and where there are no workers. */
function useWorkerReady(): boolean | null {
  const [isReady, setIsReady] = useState<boolean | null>(null)
  useEffect(() => {
    let isEnded = false
    const show = (ready: boolean) => isEnded || setIsReady(ready)
    // The types promise it everywhere; a page that is not served safely has none.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
    void workers?.getRegistration().then((registration) => show(Boolean(registration?.active)))
    void workers?.ready.then(() => show(true))
    return () => {
      isEnded = true
    }
  }, [])
  return isReady
}

/** How far the first download for offline use is, and that it is done. */
export function OfflineReadiness() {
  const download = useSyncExternalStore(watchDownload, downloadProgress, () => null)
  const isReady = useWorkerReady()
  const words = isReady ? 'Yes: every page opens without a connection.' : 'Not yet: this browser has not saved the app.'
  return (
    <div>
      <dt className="font-semibold">Ready to work offline</dt>
      <dd className="tabular-nums">
        {download === null ? words : `Saving the app: ${download.done} of ${download.total} files`}
      </dd>
    </div>
  )
}
