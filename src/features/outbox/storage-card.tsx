import { byteWords } from '../../domain/byte-words'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { OfflineReadiness } from './offline-readiness'
import { useStorage } from './use-storage'

/** Whether what is kept here can be lost: how much it is, whether the browser may clear it, and what to do about it. */
export function StorageCard({ isAtRisk }: { isAtRisk: boolean }) {
  const { space, mayAsk, answer, ask } = useStorage()
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
            <dd>{space === null ? 'This browser does not tell.' : `${byteWords(space.used)} of this device’s storage`}</dd>
          </div>
          <div>
            <dt className="font-semibold">Protected from automatic clearing</dt>
            <dd>{space?.isPersisted ? 'Yes' : 'No: the browser may clear it when space gets short.'}</dd>
          </div>
          <OfflineReadiness />
        </dl>
        {mayAsk && (
          <Button variant="secondary" className="justify-self-start" onClick={ask}>
            Protect my work
          </Button>
        )}
        {answer === 'asking' && (
          <output className="text-sm">
            The browser asks you itself. Allow it in its own question, which stands at the top of the window.
          </output>
        )}
        {answer === 'refused' && (
          <p role="alert" className="text-sm">
            The browser did not agree this time. It usually does once the academy is installed, or after a few more visits.
          </p>
        )}
      </div>
    </Card>
  )
}
