import { Button } from '../ui/button'
import type { Hindrance } from './apply-update'
import { Notice } from './notice'

type UpdatePromptProps = { waitsFor: Hindrance | null; onAccept: () => void; onDismiss: () => void }

const waits: Record<Hindrance, string> = {
  form: 'The update will be applied when your form is saved or closed, also one in another tab.',
  sending: 'The update will be applied when your work has been sent.',
}

/** Asked when a newer version waits. It never takes over by itself, and never over a form that is not saved. */
export function UpdatePrompt({ waitsFor, onAccept, onDismiss }: UpdatePromptProps) {
  return (
    <Notice
      label="Update"
      actions={
        <>
          {!waitsFor && <Button onClick={onAccept}>Update now</Button>}
          <Button variant="ghost" onClick={onDismiss}>
            {waitsFor ? 'Not now' : 'Later'}
          </Button>
        </>
      }
    >
      <output>{waitsFor ? waits[waitsFor] : 'A newer version is ready. Updating reloads this page and loses nothing.'}</output>
    </Notice>
  )
}
