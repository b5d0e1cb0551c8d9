import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

type UnsentDialogProps = {
  open: boolean
  count: number
  onClose: () => void
  onSend: () => void
  onKeep: () => void
  onDelete: () => void
}

/** Work of this account that was not sent yet: nothing of it is dropped, or sent by another account, without being asked. */
export function UnsentDialog({ open, count, onClose, onSend, onKeep, onDelete }: UnsentDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Some of your work was not sent yet"
      actions={
        <>
          <Button variant="danger" onClick={onDelete}>
            Delete
          </Button>
          <Button variant="secondary" onClick={onSend}>
            Send now
          </Button>
          <Button onClick={onKeep}>Keep on this phone for me</Button>
        </>
      }
    >
      <p>
        {count === 1 ? '1 item waits' : `${count} items wait`} on this phone. Kept, it is sent when you sign in here again; nobody
        else can see or send it.
      </p>
    </Dialog>
  )
}
