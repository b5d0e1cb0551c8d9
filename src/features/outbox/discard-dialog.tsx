import { actWords, subjectWords } from '../../domain/outbox/act-words'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { settleAct } from '../../entries/settle-act'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

type DiscardDialogProps = { entry: OutboxEntry; titles: ReadonlyMap<string, string>; open: boolean; onClose: () => void }

/** Asked before anything that a person did is taken back. */
export function DiscardDialog({ entry, titles, open, onClose }: DiscardDialogProps) {
  const discard = () => {
    onClose()
    void settleAct((acts) => acts.discard(entry.opId))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Discard this?"
      actions={
        <>
          <Button variant="danger" onClick={discard}>
            Discard
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p>
        <strong>
          {actWords(entry)}: {subjectWords(entry, titles)}
        </strong>
      </p>
      <p>It is taken back at the academy too, so that it can’t arrive later. Had it already gone through, it will read Sent.</p>
    </Dialog>
  )
}
