import { useState, useId } from 'react'
import { formatCents } from '../domain/payments/money'
import { type OwnPayment, refundWords, paymentWords } from '../domain/payments/payment'
import type { Plan } from '../domain/payments/subscription'
import { longDay, longMoment } from '../domain/time/calendar'
import { askNow, useAsked } from '../hooks/use-asked'
import { refundPurchase } from '../state/payment-actions'
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
function RefundOffer({ payment: own, onRefunded, onChanged }: RefundOfferProps) {
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

type OwnPaymentsProps = {
  /** Only the button of that payment, on its own page. */
  only?: string | null
  /** How the academy names a package. */
  nameOf: (plan: Plan) => string
  onRefunded: (payment: string) => void
}

/** What one has paid, each payment by itself: what it gives, and the button that asks it back. Nothing where nothing was paid. */
export function OwnPayments({ only, nameOf, onRefunded }: OwnPaymentsProps) {
  const id = useId()
  const { value: known, state, again } = useAsked('payments')
  const [changed, setChanged] = useState<string | null>(null)

  if (known === undefined && state === 'failed') {
    return (
      <Alert
        tone="info"
        title="Your payments could not be loaded"
        action={
          <Button variant="secondary" onClick={again}>
            Try again
          </Button>
        }
      >
        What you have paid is safe: it does not depend on this page.
      </Alert>
    )
  }

  const offer = (payment: OwnPayment) =>
    payment.mayAsk && (
      <RefundOffer
        payment={payment}
        onRefunded={() => {
          setChanged(null)
          again()
          // What it opened leaves this device.
          void askNow('training')
          onRefunded(payment.payment)
        }}
        onChanged={(message) => {
          setChanged(message)
          again()
        }}
      />
    )
  const shown = known?.filter(({ payment }) => only === undefined || payment === only) ?? []
  return (
    <>
      {changed !== null && <Alert tone="danger">{changed}</Alert>}
      {only !== undefined && shown.map((payment) => <div key={payment.payment}>{offer(payment)}</div>)}
      {only === undefined && shown.length > 0 && (
        <section aria-labelledby={id} className="grid gap-3">
          <h3 id={id} className="text-xl">
            Payments
          </h3>
          <ul className="grid gap-5">
            {shown.map((payment) => (
              <li key={payment.payment} className="grid gap-2">
                <p>
                  <strong>{formatCents(payment.amountCents)}</strong> for {nameOf(payment.plan)}, paid on{' '}
                  {longDay(payment.paidAt)}. {paymentWords(payment)}
                </p>
                {offer(payment)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
