import { PageHeader } from '../../ui/page-header'
import { PaymentOutcome } from './payment-outcome'
import { usePurchase } from './use-purchase'

const titles = {
  paid: 'Payment Successful!',
  checking: 'Confirming your payment...',
  missing: 'No payment was found',
  unreachable: 'We could not check your payment',
  'signed-out': 'Sign in to see your payment',
} as const

export function PaymentSuccessScreen({ sessionId }: { sessionId: string | undefined }) {
  const { state, askAgain } = usePurchase(sessionId)
  return (
    <>
      <PageHeader eyebrow="Payment" title={<span aria-live="polite">{titles[state.kind]}</span>} />
      <div className="wrap section">
        <div className="grid max-w-2xl gap-6">
          <PaymentOutcome state={state} sessionId={sessionId} onAskAgain={askAgain} />
        </div>
      </div>
    </>
  )
}
