import { academy } from '../content/academy'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { Notice } from './notice'

type InstallPromptProps = {
  /** `share-sheet` where only the person can install, through the browser's share sheet (iOS). */
  way: 'button' | 'share-sheet'
  onInstall: () => void
  onDismiss: () => void
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
        <p>
          Keep {academy.shortName} on your home screen: tap <Icon name="share" className="inline size-5" /> Share, then{' '}
          <strong>Add to Home Screen</strong>.
        </p>
      )}
    </Notice>
  )
}
