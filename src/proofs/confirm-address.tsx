import { useState, type FormEvent } from 'react'
import { pointsOf } from '../domain/bounties/leaderboard'
import { requestConfirmation } from '../state/auth-actions'
import { useAuth } from '../state/auth-store'
import { Address } from '../ui/address'
import { Button } from '../ui/button'
import { HumanCheck } from './human-check'

/** Says what needs a confirmed address, and sends the mail for it again. `points`: those of an address before, which stand on no board meanwhile. */
export function ConfirmAddress({ points = 0, to = 'earn points' }: { points?: number; to?: string }) {
  const email = useAuth((auth) => auth.user?.email ?? null)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  if (email === null) return null

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || email === null) return
    setBusy(true)
    setTold('')
    const answer = await requestConfirmation(email)
    setBusy(false)
    const refusal = answer.ok || answer.code === 'offline' ? null : answer.message
    setTold(answer.ok ? 'Sent. Follow the link in it.' : (refusal ?? 'The mail could not be sent. Please try again.'))
  }

  return (
    <form className="grid min-w-0 flex-1 gap-2" method="dialog" onSubmit={(event) => void send(event)}>
      <p>
        <strong>Confirm your address to {to}.</strong> Follow the link in the mail to <Address>{email}</Address>.
        {points > 0 && ` Your ${pointsOf(points)} stand on no board until then.`}
      </p>
      <HumanCheck />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? 'Sending...' : 'Send the mail again'}
        </Button>
        <output>{told}</output>
      </div>
    </form>
  )
}
