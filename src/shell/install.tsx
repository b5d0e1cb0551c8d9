import { academy } from '../content/academy'
import type { OwnInstallWay } from '../domain/app/install-offer'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Icon } from '../ui/icon'
import { dismissInstall, install, isInstalled, useInstallOffer } from './install-offer'
import { Notice } from './notice'

const share = 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v9h14v-9'

const ShareSheet = () => (
  <>
    tap <Icon path={share} className="inline size-5" /> Share, then <strong>Add to Home Screen</strong>.
  </>
)

/** How a person installs the app where no button of ours can. */
function OwnInstallWords({ way }: { way: OwnInstallWay }) {
  const keep = `Keep ${academy.shortName} on your home screen:`
  if (way === 'share-sheet')
    return (
      <p>
        {keep} <ShareSheet />
      </p>
    )
  if (way === 'safari-first')
    return (
      <p>
        {keep} open this page in Safari first (this browser’s menu has it as “Open in Safari” or “Open in browser”). There{' '}
        <ShareSheet />
      </p>
    )
  return (
    <p>
      {keep} open this page in Chrome first (this browser’s menu has it as “Open in Chrome” or “Open in browser”). Its own menu
      has <strong>Add to Home screen</strong>.
    </p>
  )
}

/** Offered after some engagement, until it is answered. */
export function InstallNotice() {
  const { way, isOffered } = useInstallOffer()
  if (way === null || !isOffered) return null
  return (
    <Notice
      label="Install"
      actions={
        <>
          {way === 'button' && <Button onClick={install}>Install</Button>}
          <Button variant="ghost" onClick={dismissInstall}>
            Not now
          </Button>
        </>
      }
    >
      {way === 'button' ? (
        <p>Install {academy.shortName}: the whole course opens from your home screen, with or without a signal.</p>
      ) : (
        <OwnInstallWords way={way} />
      )}
    </Notice>
  )
}

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
