import { useEffect, useState } from 'react'
import { formatCents } from '../domain/money'
import { refundPurchase, type RefundAnswer } from '../state/subscription-actions'
import { showToast } from '../state/toast-store'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** The 24-hour guarantee as a button; nothing where the server offers no refund. `onRefunded` hears which payment goes back. */
export function RefundOffer({ onRefunded }: { onRefunded?: (payment: string) => void }) {
  const [offer, setOffer] = useState<RefundAnswer | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    void refundPurchase(null).then((answer) => isCurrent && answer.ok && setOffer(answer.value))
    return () => {
      isCurrent = false
    }
  }, [])

  if (offer === null) return problem === null ? null : <Alert tone="danger">{problem}</Alert>
  const { payment } = offer
  const amount = formatCents(offer.amountCents)
  if (offer.refunded) {
    return (
      <Alert tone="success" title={`${amount} goes back to you`}>
        The package that it paid for has ended. Your bank may take some days to show the money.
      </Alert>
    )
  }

  async function giveBack() {
    setBusy(true)
    setProblem(null)
    const answer = await refundPurchase(payment)
    if (!answer.ok) {
      setProblem(answer.message ?? 'The payment could not be given back. Please try again.')
      // What is offered isn't what the server has: the person looks again before anything else goes back.
      if (answer.status === 404 || answer.status === 409) {
        setIsAsking(false)
        const now = await refundPurchase(null)
        if (now.ok || now.status >= 400) setOffer(now.ok ? now.value : null)
      }
      return setBusy(false)
    }
    setBusy(false)
    setIsAsking(false)
    setOffer(answer.value)
    showToast({ title: 'Refund on its way', description: `${amount} goes back to you.`, tone: 'success' })
    onRefunded?.(payment)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => {
          setProblem(null)
          setIsAsking(true)
        }}
      >
        Get a full refund
      </Button>
      {!isAsking && problem !== null && <Alert tone="danger">{problem}</Alert>}
      <p className="text-sm text-muted">Until {new Date(offer.until).toLocaleString()}: all of it, without a reason.</p>
      <Dialog
        open={isAsking}
        dismissible={!busy}
        onClose={() => setIsAsking(false)}
        title={`Get ${amount} back?`}
        actions={
          <>
            <Button variant="danger" busy={busy} onClick={() => void giveBack()}>
              {busy ? 'Refunding...' : `Refund ${amount}`}
            </Button>
            <Button disabled={busy} onClick={() => setIsAsking(false)}>
              Keep my package
            </Button>
          </>
        }
      >
        <p>The whole payment goes back the way it came, and the package that it paid for ends now.</p>
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
      </Dialog>
    </div>
  )
}
