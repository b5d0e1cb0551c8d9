import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

type UnsentWorkDialogProps = { count: number; onStay: () => void; onLeave: () => void }

/** Nothing is lost by signing out, but nothing is sent either: the person decides. */
export function UnsentWorkDialog({ count, onStay, onLeave }: UnsentWorkDialogProps) {
  return (
    <Dialog
      open={count > 0}
      onClose={onStay}
      title="Sign out with unsent work?"
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            Sign out anyway
          </Button>
          <Button onClick={onStay}>Stay signed in</Button>
        </>
      }
    >
      <p>
        {count === 1
          ? 'One action is saved on this phone and not sent yet. It stays here, and is sent when you sign in again.'
          : `${count} actions are saved on this phone and not sent yet. They stay here, and are sent when you sign in again.`}
      </p>
    </Dialog>
  )
}
