import { academy } from '../content/academy'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { install, isInstalled, useInstallOffer } from './install-offer'
import { OwnInstallWords } from './install-prompt'

/** The way to install the app, whatever was answered to the notice that offers it. */
export function InstallSection() {
  const way = useInstallOffer((offer) => offer.way)
  return (
    <Card as="section" aria-labelledby="install-title">
      <div className="grid gap-4">
        <h2 id="install-title" className="text-2xl">
          App
        </h2>
        {isInstalled() ? (
          <p className="text-muted">{academy.shortName} is installed, and this is it.</p>
        ) : way === 'button' ? (
          <>
            <p className="text-muted">It opens from your home screen, with or without a signal.</p>
            <Button variant="secondary" className="justify-self-start" onClick={install}>
              Install
            </Button>
          </>
        ) : way !== null ? (
          <OwnInstallWords way={way} />
        ) : (
          <p className="text-muted">
            Where this browser can install {academy.shortName}, and has not yet, its own menu has “Install” or “Add to Home
            screen”.
          </p>
        )}
      </div>
    </Card>
  )
}
