import { academy } from '../../content/academy'
import { Alert } from '../../ui/alert'
import { Said } from '../../ui/announce'
import type { DeliveryState } from './use-delivery'

const kept = `Your words are still here. Try again in a few minutes, or write to ${academy.email}.`

/** Success is told by the form itself. */
const notes: Partial<Record<DeliveryState, { tone: 'success' | 'warning' | 'danger'; title: string; text: string }>> = {
  saved: {
    tone: 'success',
    title: 'Saved on this device',
    text: 'It goes out by itself as soon as the academy answers. You can close the page.',
  },
  'too-fast': { tone: 'warning', title: 'That was quick', text: 'Please read it once more and press the button again.' },
  doubtful: {
    tone: 'warning',
    title: 'Not sent yet',
    text: 'Something, perhaps a password manager, filled in a field that can’t be seen. Your words are still here: press the button again to send them.',
  },
  refused: { tone: 'danger', title: 'It was not accepted', text: kept },
  taken: {
    tone: 'warning',
    title: 'What stood here before is kept already',
    text: 'It waits in the Outbox. Press the button again to send this as well.',
  },
  failed: { tone: 'danger', title: 'It could not be saved', text: kept },
}

/** What became of a message, beside its form. */
export function DeliveryNote({ state }: { state: DeliveryState }) {
  const note = notes[state]
  const alert = note && (
    <Alert tone={note.tone} title={note.title} isAnswer>
      {note.text}
    </Alert>
  )
  return (
    <>
      <Said>{note?.tone === 'success' && alert}</Said>
      {note?.tone !== 'success' && alert}
    </>
  )
}
