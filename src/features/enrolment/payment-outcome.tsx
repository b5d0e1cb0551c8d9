import { Link } from '@tanstack/react-router'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { PaidPackage } from './paid-package'
import type { PurchaseState } from './use-purchase'

type PaymentOutcomeProps = { state: PurchaseState; sessionId: string | undefined; onAskAgain: () => void }

/** Success is shown for a payment that the server knows to be this person's, and for nothing else. */
export function PaymentOutcome({ state, sessionId, onAskAgain }: PaymentOutcomeProps) {
  const askAgain = (
    <Button variant="secondary" onClick={onAskAgain}>
      Check again
    </Button>
  )
  if (state.kind === 'paid') {
    return (
      <>
        <PaidPackage purchase={state.purchase} />
        <Ways first="/next-steps" firstText="Next steps" second="/" secondText="Back to Home" />
      </>
    )
  }
  if (state.kind === 'checking') return <p>This takes a few seconds. Please stay on this page.</p>
  if (state.kind === 'signed-out') return <SignInFirst sessionId={sessionId ?? ''} />
  if (state.kind === 'unreachable') {
    return (
      <Alert tone="warning" title="The server did not answer" action={askAgain}>
        If you have paid, your payment is safe: it does not depend on this page.
      </Alert>
    )
  }
  return (
    <>
      <Alert tone="info" title="Nothing was charged that we know of" action={sessionId === undefined ? undefined : askAgain}>
        If you have just paid, the payment provider may need a minute to tell us.
      </Alert>
      <Ways first="/pricing" firstText="See the packages" second="/contact" secondText="Contact Us" />
    </>
  )
}

function SignInFirst({ sessionId }: { sessionId: string }) {
  const redirect = `/payment-success?session_id=${encodeURIComponent(sessionId)}`
  return (
    <Link to="/auth" search={{ redirect }} className={buttonClass({ className: 'justify-self-start' })}>
      Sign In
    </Link>
  )
}

type Way = '/' | '/next-steps' | '/pricing' | '/contact'
type WaysProps = { first: Way; firstText: string; second: Way; secondText: string }

function Ways({ first, firstText, second, secondText }: WaysProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={first} className={buttonClass()}>
        {firstText}
      </Link>
      <Link to={second} className={buttonClass({ variant: 'secondary' })}>
        {secondText}
      </Link>
    </div>
  )
}
