import { academy } from '../../content/academy'
import { Alert } from '../../ui/alert'
import type { DeliveryState } from './use-delivery'

/** What became of a message, beside its form. Success is told by the toast. */
export function DeliveryNote({ state }: { state: DeliveryState }) {
  switch (state) {
    case 'idle':
    case 'sending':
    case 'sent':
      return null
    case 'saved':
      return (
        <Alert tone="success" title="Saved on this phone">
          It goes out by itself as soon as there is a connection. You can close the page.
        </Alert>
      )
    case 'too-fast':
      return (
        <Alert tone="warning" title="That was quick">
          Please read your message once more and press the button again.
        </Alert>
      )
    case 'refused':
    case 'failed':
      return (
        <Alert tone="danger" title={state === 'refused' ? 'It was not accepted' : 'It could not be saved'}>
          Your words are still here. Try again in a few minutes, or write to {academy.email}.
        </Alert>
      )
  }
}
