import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { packageName } from '../../content/packages'
import { formatCents } from '../../domain/payments/money'
import type { Purchase } from '../../domain/payments/payment'
import { OwnPayments } from '../../payments/own-payments'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { PaidPackage, RefundedPayment } from './paid-package'
import { type PurchaseState, usePurchase } from './use-purchase'

const titles = {
  paid: 'Payment Successful!',
  spare: 'You paid for what you have',
  without_base: 'This upgrade gives no package',
  ended: 'This payment has had its time',
  on_its_way: 'Your payment is on its way',
  refused: 'Your bank refused the payment',
  refunded: 'Refunded',
  checking: 'Looking for your payment...',
  missing: 'No payment was found',
  unreachable: 'We could not check your payment',
  'signed-out': 'Sign in to see your payment',
} as const

const withoutPackage = {
  spare:
    'Another payment of yours gives the same package or a larger one, so this one gives you nothing more. You can have all of it back.',
  without_base: 'The payment that this upgrade was built on went back. So it gives no package, and you can have all of it back.',
  ended: 'The time that it paid for has ended.',
} as const

function keptOf({ amountCents, returnedCents }: { amountCents: number; returnedCents: number }): string {
  const paid = `your payment of ${formatCents(amountCents)}`
  return returnedCents === 0 ? paid : `${formatCents(amountCents - returnedCents)} of ${paid}`
}

type PaymentOutcomeProps = {
  state: PurchaseState
  sessionId: string | undefined
  onAskAgain: () => void
  onRefunded: (payment: string) => void
}

/** What is said of a payment that takes days. */
function UnpaidOutcome({ purchase, askAgain }: { purchase: Purchase; askAgain: ReactNode }) {
  const what = `${formatCents(purchase.amountCents)} for ${packageName(purchase.plan)}`
  if (purchase.kind === 'on_its_way') {
    return (
      <>
        <Alert tone="info" title={what} action={askAgain}>
          Your bank carries the payment out in some days. The package opens by itself when the money is here, and Account says so.
          Please don’t pay again.
        </Alert>
        <Ways first="/account" firstText="Account" second="/" secondText="Go to Today" />
      </>
    )
  }
  return (
    <>
      <Alert tone="warning" title={`${what} was not paid`}>
        Nothing was charged. You can buy the package again, in another way.
      </Alert>
      <Ways first="/pricing" firstText="See the packages" second="/contact" secondText="Contact Us" />
    </>
  )
}

/** Success is shown for a payment that the server knows to be this person's, and for nothing else. */
function PaymentOutcome({ state, sessionId, onAskAgain, onRefunded }: PaymentOutcomeProps) {
  const askAgain = (
    <Button variant="secondary" onClick={onAskAgain}>
      Check again
    </Button>
  )
  if (state.kind === 'paid') {
    return (
      <>
        <PaidPackage purchase={state} onRefunded={onRefunded} />
        <Ways first="/next-steps" firstText="Next steps" second="/" secondText="Go to Today" />
      </>
    )
  }
  if (state.kind === 'spare' || state.kind === 'without_base' || state.kind === 'ended') {
    return (
      <>
        <Alert tone="warning" title={`We have ${keptOf(state)}`}>
          {withoutPackage[state.kind]}
        </Alert>
        <OwnPayments nameOf={packageName} only={state.payment} onRefunded={onRefunded} />
        <Ways first="/account" firstText="Account" second="/contact" secondText="Contact Us" />
      </>
    )
  }
  if (state.kind === 'on_its_way' || state.kind === 'refused') {
    return <UnpaidOutcome purchase={state} askAgain={askAgain} />
  }
  if (state.kind === 'refunded') {
    return (
      <>
        <RefundedPayment purchase={state} />
        <Ways first="/account" firstText="Account" second="/pricing" secondText="See the packages" />
      </>
    )
  }
  if (state.kind === 'checking') {
    return (
      <>
        <p className="noscript:hidden">This takes a few seconds. Please stay on this page.</p>
        <p className="hidden noscript:block">
          This page needs scripts to show it. If you have just paid, your payment is safe: it does not depend on this page.
          Account lists it once scripts are on.
        </p>
      </>
    )
  }
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
      Sign in
    </Link>
  )
}

type Way = '/' | '/next-steps' | '/pricing' | '/contact' | '/account'
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

export function PaymentSuccessScreen({ back, sessionId }: { back: ReactNode; sessionId: string | undefined }) {
  const { state, askAgain, refunded } = usePurchase(sessionId)
  return (
    <>
      <PageHeader size="task" back={back} title={<span aria-live="polite">{titles[state.kind]}</span>} />
      <div className="wrap section">
        <div className="grid max-w-2xl gap-6">
          <PaymentOutcome state={state} sessionId={sessionId} onAskAgain={askAgain} onRefunded={refunded} />
        </div>
      </div>
    </>
  )
}
