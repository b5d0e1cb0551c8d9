import { useId, type ReactNode } from 'react'
import { packageFacts } from '../../content/facts'
import { packageContents, packages, preparationMark } from '../../content/packages'
import { RefundOffer } from '../../entries/refund-offer'
import { formatCents } from '../../domain/money'
import { MarkedLines } from '../../ui/marked-lines'
import type { Purchase } from '../../remote/payments'

/** What was paid, what of it is open today, and what isn't there yet. */
export function PaidPackage({ purchase: { plan, amountCents } }: { purchase: Purchase }) {
  const offer = packages.find((candidate) => candidate.plan === plan)
  const contents = offer && packageContents(offer.plan)
  return (
    <>
      <p className="text-lg">
        You paid <strong>{formatCents(amountCents)}</strong> for <strong>{offer?.name ?? plan}</strong>. You find your package
        under My Account.
      </p>
      {contents && (
        <Part title="Open today">
          <MarkedLines lines={contents.open.map((text) => ({ text }))} />
        </Part>
      )}
      {contents && contents.inPreparation.length > 0 && (
        <Part title="In preparation">
          <p>
            This is part of your package and is not there yet. If you don’t want to wait for it, you get all of your money back
            within {packageFacts.guaranteeHours} hours of your purchase, here or under My Account.
          </p>
          <MarkedLines lines={contents.inPreparation.map((text) => ({ text, mark: preparationMark }))} />
        </Part>
      )}
      <RefundOffer />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
