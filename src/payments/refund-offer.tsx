import { useState } from 'react'
import { longMoment } from '../domain/time/calendar'
import { formatCents } from '../domain/payments/money'
import { type OwnPayment, refundWords } from '../domain/payments/payment'
import { refundPurchase } from '../state/subscription-actions'
import { showToast } from '../state/toast-store'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

type RefundOfferProps = {
  payment: OwnPayment
  onRefunded: () => void
  /** What is offered isn't what the server has: the person looks again before anything goes back. */
  onChanged: (message: string) => void
}

/** The guarantee as a button, for one payment that can be asked back. */
export function RefundOffer({ payment: own, onRefunded, onChanged }: RefundOfferProps) {
  const { payment, amountCents, returnedCents, standing, until } = own
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isRest = returnedCents > 0
  const amount = formatCents(amountCents - returnedCents)
  const givesPackage = standing === 'in_force'

  async function giveBack() {
    setBusy(true)
    setProblem(null)
    const answer = await refundPurchase(payment)
    setBusy(false)
    if (answer.ok) {
      setIsAsking(false)
      const title = answer.value ? 'Refund on its way' : 'Already given back'
      showToast({ title, description: refundWords(answer.value, amountCents), tone: 'success' })
      return onRefunded()
    }
    const message = answer.message ?? 'The payment could not be given back. Please try again.'
    if (answer.status === 404 || answer.status === 409) return onChanged(message)
    return setProblem(message)
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
        {isRest ? `Get the other ${amount} back` : 'Get a full refund'}
        {!isRest && <span className="sr-only"> of {amount}</span>}
      </Button>
      <p className="text-sm text-muted">
        {until === null ? 'At any time' : `Until ${longMoment(until)}`}: all of {isRest ? 'the rest' : 'it'}, without a reason.
      </p>
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
              {givesPackage ? 'Keep my package' : 'Not now'}
            </Button>
          </>
        }
      >
        <p>
          {isRest
            ? `${formatCents(returnedCents)} of your ${formatCents(amountCents)} went back already. The other ${amount} goes`
            : 'The whole payment goes'}{' '}
          back the way it came
          {givesPackage ? ', and the package that it paid for ends now.' : '. Nothing that you have ends by it.'}
        </p>
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
      </Dialog>
    </div>
  )
}
