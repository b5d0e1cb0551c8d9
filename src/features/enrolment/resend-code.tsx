import { useState } from 'react'
import { secondsToResend } from '../../domain/application'
import { Button } from '../../ui/button'
import { useNow } from './use-now'

/** The server texts one code a minute; the wait is told. */
export function ResendCode({ resendAt, onResend }: { resendAt: number | null; onResend: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const seconds = secondsToResend(resendAt, useNow(resendAt !== null))

  async function resend() {
    setBusy(true)
    await onResend()
    setBusy(false)
  }

  return (
    <Button variant="ghost" busy={busy} disabled={seconds > 0} onClick={() => void resend()}>
      {seconds > 0 ? `Resend Code (in ${seconds} s)` : 'Resend Code'}
    </Button>
  )
}
