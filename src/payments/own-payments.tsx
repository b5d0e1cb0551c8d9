import { useId, useState } from 'react'
import { longDay } from '../domain/time/calendar'
import { formatCents } from '../domain/payments/money'
import { type OwnPayment, paymentWords } from '../domain/payments/payment'
import type { Plan } from '../domain/payments/subscription'
import { useAsked } from '../hooks/use-asked'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { RefundOffer } from './refund-offer'

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
