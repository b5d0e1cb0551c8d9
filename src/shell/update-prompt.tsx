import { Button } from '../ui/button'
import { Notice } from './notice'

type UpdatePromptProps = { onAccept: () => void; onDismiss: () => void }

/** Asked when a newer version waits; it never takes over by itself. */
export function UpdatePrompt({ onAccept, onDismiss }: UpdatePromptProps) {
  return (
    <Notice
      label="Update"
      actions={
        <>
          <Button onClick={onAccept}>Update now</Button>
          <Button variant="ghost" onClick={onDismiss}>
            Later
          </Button>
        </>
      }
    >
      <output>A newer version is ready. Updating reloads this page; finish what you are typing first.</output>
    </Notice>
  )
}
