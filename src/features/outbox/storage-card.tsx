import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { requestPersistence, storageSpace } from '../../local/storage-space'
import { appFiles, checkAppFiles, isWorkerHeld } from '../../sync/app-files'
import { readinessWords, spaceWords } from './outbox-words'
import { Alert } from '../../ui/alert'
import { Said } from '../../ui/announce'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'

/** Undefined until the browser has answered. */
type Space = Awaited<ReturnType<typeof storageSpace>> | undefined

/** What is kept grows and shrinks by acts of this page, of others and of the worker; no event tells it. */
const LOOK_EVERY_MS = 5_000

/** How much this site keeps on the phone, and whether it is protected from clearing. */
function useStorage() {
  const [space, setSpace] = useState<Space>()
  const [answer, setAnswer] = useState<'asking' | 'refused' | null>(null)

  useEffect(() => {
    let isEnded = false
    const show = (found: Space) => {
      if (!isEnded) setSpace(found)
    }
    const look = () => void storageSpace().then(show, () => show(null))
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => {
      isEnded = true
      clearInterval(timer)
    }
  }, [])

  async function ask() {
    setAnswer('asking')
    const agreed = await requestPersistence()
    setAnswer(agreed ? null : 'refused')
    if (agreed) setSpace(await storageSpace().catch(() => null))
  }

  return { space, mayAsk: space?.isPersisted === false, answer, ask: () => void ask() }
}

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
function OfflineReadiness() {
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
      <dd className="grid gap-2">
        <output>{readinessWords(files, isThere, isHeld)}</output>
        {isThere && files !== null && !files.isFetching && (
          <Button variant="secondary" className="justify-self-start" onClick={() => void checkAppFiles()}>
            {isComplete ? 'Check the files' : 'Fetch what is missing'}
          </Button>
        )}
      </dd>
    </div>
  )
}

/** Whether what is kept here can be lost: how much it is, whether the browser may clear it, and what to do about it. */
export function StorageCard({ isAtRisk }: { isAtRisk: boolean }) {
  const { space, mayAsk, answer, ask } = useStorage()
  const { used, isProtected } = spaceWords(space)
  return (
    <Card as="section" aria-labelledby="storage" reference="This device">
      <div className="grid gap-4">
        <h2 id="storage" className="text-2xl">
          Storage
        </h2>
        {isAtRisk && (
          <Alert tone="warning" title="Send it soon">
            This browser may clear a site’s data after seven days without a visit. Add the academy to your home screen (Share,
            then Add to Home Screen), or export your work.
          </Alert>
        )}
        <dl className="grid gap-3">
          <div>
            <dt className="font-semibold">Used</dt>
            <dd>{used}</dd>
          </div>
          <div>
            <dt className="font-semibold">Protected from automatic clearing</dt>
            <dd>{isProtected}</dd>
          </div>
          <OfflineReadiness />
        </dl>
        {mayAsk && (
          <Button variant="secondary" className="justify-self-start" onClick={ask}>
            Protect my work
          </Button>
        )}
        <Said>
          {answer === 'asking' && (
            <p className="text-sm">
              The browser asks you itself. Allow it in its own question, which stands at the top of the window.
            </p>
          )}
        </Said>
        {answer === 'refused' && (
          <p role="alert" className="text-sm">
            The browser did not agree this time. It usually does once the academy is installed, or after a few more visits.
          </p>
        )}
      </div>
    </Card>
  )
}
