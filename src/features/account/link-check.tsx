import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import type { Recovery } from './use-recovery'

type LinkCheckProps = { recovery: Recovery; onRetry: () => void; children: ReactNode }

/** Shows its children once the link in the mail was found good. */
export function LinkCheck({ recovery, onRetry, children }: LinkCheckProps) {
  if (recovery === 'ready') return children
  if (recovery !== 'unreachable') return <output>Checking your link...</output>
  return (
    <Alert tone="warning" title="We could not check your link" action={<Button onClick={onRetry}>Try again</Button>}>
      The server did not answer. Check your connection; your link is still good.
    </Alert>
  )
}
