import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { appFiles, checkAppFiles, isWorkerHeld } from '../../sync/app-files'
import { Button } from '../../ui/button'

/** Whether a worker stands by that can tell what is on the device; null until it is known. */
function useWorker(): boolean | null {
  const [isThere, setIsThere] = useState<boolean | null>(null)
  useEffect(() => {
    let isEnded = false
    const show = (there: boolean) => isEnded || setIsThere(there)
    // The types promise it everywhere; a page that is not served safely has none.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
    if (!workers) show(false)
    void workers?.getRegistration().then((registration) => show(Boolean(registration?.active)))
    void workers?.ready.then(() => show(true))
    return () => {
      isEnded = true
    }
  }, [])
  return isThere
}

/** What of the app lies on this device, file by file as the worker counts it, and the way to fetch what is missing. */
export function OfflineReadiness() {
  const files = useStore(appFiles)
  const isThere = useWorker()
  const isHeld = useStore(isWorkerHeld)
  useEffect(() => {
    if (isThere) void checkAppFiles()
  }, [isThere])
  const isComplete = files !== null && files.held === files.total
  return (
    <div>
      <dt className="font-semibold">Ready to work offline</dt>
      <dd className="grid gap-2 tabular-nums">
        <output>{words()}</output>
        {isThere && files !== null && !files.isFetching && (
          <Button variant="secondary" className="justify-self-start" onClick={() => void checkAppFiles()}>
            {isComplete ? 'Check the files' : 'Fetch what is missing'}
          </Button>
        )}
      </dd>
    </div>
  )

  function words(): string {
    if (files?.isFetching) return `Saving the app: ${files.held} of ${files.total} files`
    if (isHeld && isComplete)
      return `All ${files.total} files of the app are on this device, but the browser does not use them yet. Close the academy once and open it again.`
    if (isThere === false) return 'Not yet: this browser has not saved the app.'
    if (files === null || isThere === null) return 'Looking at each file…'
    return isComplete
      ? `Yes: all ${files.total} files of the app are on this device.`
      : `No: ${files.held} of ${files.total} files of the app are on this device.`
  }
}
