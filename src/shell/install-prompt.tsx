import { academy } from '../content/academy'
import type { OwnInstallWay } from '../domain/app/install-offer'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { Notice } from './notice'

type InstallPromptProps = {
  way: 'button' | OwnInstallWay
  onInstall: () => void
  onDismiss: () => void
}

const share = 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v9h14v-9'

const ShareSheet = () => (
  <>
    tap <Icon path={share} className="inline size-5" /> Share, then <strong>Add to Home Screen</strong>.
  </>
)

/** How a person installs the app where no button of ours can. */
export function OwnInstallWords({ way }: { way: OwnInstallWay }) {
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

/** Offered after some engagement; the caller remembers the dismissal. */
export function InstallPrompt({ way, onInstall, onDismiss }: InstallPromptProps) {
  return (
    <Notice
      label="Install"
      actions={
        <>
          {way === 'button' && <Button onClick={onInstall}>Install</Button>}
          <Button variant="ghost" onClick={onDismiss}>
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
