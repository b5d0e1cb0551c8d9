import { academy } from '../content/academy'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { Notice } from './notice'

type InstallPromptProps = {
  way: 'button' | 'share-sheet'
  onInstall: () => void
  onDismiss: () => void
}

const share = 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v9h14v-9'

/** How iOS installs, in each of its browsers. */
export function ShareSheetWords() {
  return (
    <p>
      Keep {academy.shortName} on your home screen: tap <Icon path={share} className="inline size-5" /> Share, then{' '}
      <strong>Add to Home Screen</strong>.
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
        <ShareSheetWords />
      )}
    </Notice>
  )
}
