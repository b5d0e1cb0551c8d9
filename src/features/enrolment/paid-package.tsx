import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { packageFacts } from '../../content/facts'
import { packageContents, packageName, preparationMark } from '../../content/packages'
import { longDay } from '../../domain/time/calendar'
import { formatCents } from '../../domain/payments/money'
import type { Purchase } from '../../domain/payments/payment'
import { askNow } from '../../hooks/use-asked'
import { OwnPayments } from '../../payments/own-payments'
import { Alert } from '../../ui/alert'
import { buttonClass } from '../../ui/button'
import { MarkedLines } from '../../ui/marks'
import { Part } from '../../ui/part'

type PaidPurchase = Extract<Purchase, { payment: string | null }>

/** What was paid, what of it is open today, and what isn't there yet. */
export function PaidPackage({ purchase, onRefunded }: { purchase: PaidPurchase; onRefunded: (payment: string) => void }) {
  const contents = packageContents(purchase.plan)
  // From now on it can be read with no network, by the script that shows it.
  useEffect(() => {
    void askNow('training')
    void askNow('subscription')
    import('../../hooks/use-training').catch(() => undefined)
  }, [])
  return (
    <>
      <p className="text-lg">
        You paid <strong>{formatCents(purchase.amountCents)}</strong> for <strong>{packageName(purchase.plan)}</strong>.{' '}
        {purchase.returnedCents > 0 && `${formatCents(purchase.returnedCents)} of it went back already. `}You find your package
        under Account.
      </p>
      <Part title="Open today">
        <MarkedLines lines={contents.added.map((text) => ({ text }))} />
      </Part>
      <Link
        to="/training/$text"
        params={{ text: 'package' }}
        className={buttonClass({ size: 'lg', className: 'justify-self-start' })}
      >
        Open your package
      </Link>
      {contents.inPreparation.length > 0 && (
        <Part title="In preparation">
          <p>
            This is part of your package and is not there yet. If you don’t want to wait for it, you get all of your money back
            within {packageFacts.guaranteeHours} hours of your purchase, here or under Account.
          </p>
          <MarkedLines lines={contents.inPreparation.map((text) => ({ text, mark: preparationMark }))} />
        </Part>
      )}
      <OwnPayments nameOf={packageName} only={purchase.payment} onRefunded={onRefunded} />
    </>
  )
}

/** What sum goes back, when it shows, and what ended with it. */
export function RefundedPayment({ purchase }: { purchase: Extract<Purchase, { kind: 'refunded' }> }) {
  const { plan, amountCents, refundedAt } = purchase
  return (
    <>
      <Alert tone="success" title={`All of your ${formatCents(amountCents)} was given back`}>
        The last of it on {longDay(refundedAt)}, the way it came. Your bank may take some days from then to show the money.
      </Alert>
      <p>It no longer pays for {packageName(plan)}. What you have now stands under Account.</p>
    </>
  )
}
