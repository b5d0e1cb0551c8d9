import { Link } from '@tanstack/react-router'
import { markedLine, paidPackageHref, type Package } from '../../content/packages'
import type { DelayedPayment } from '../../domain/payments/payment'
import { formatCents } from '../../domain/payments/money'
import { isPaidAndActive, type Plan, type Subscription } from '../../domain/payments/subscription'
import { longDay } from '../../domain/time/calendar'
import { salesHaveBegun } from '../../site-url'
import { Badge, MarkedLines } from '../../ui/marks'
import { buttonClass } from '../../ui/button'

type PackageStanding =
  | { kind: 'for-sale' }
  | { kind: 'owned'; until: string | null }
  | { kind: 'included' }
  | { kind: 'upgrade'; cents: number }
  | { kind: 'on-its-way' }
  | { kind: 'waiting' }

/**
 * How a package stands to what a person owns: `until` is ISO time, null for lifetime access. An upgrade costs the difference of the two
 * prices, as the server's quote does; the quote alone counts. While a payment is on its way nothing else is sold (`waiting`).
 */
export function packageStanding(
  plan: Plan,
  owned: Subscription | null,
  delayed: DelayedPayment | null,
  priceCents: (plan: Plan) => number,
): PackageStanding {
  const standing = standingOf(plan, owned, priceCents)
  if (delayed?.state !== 'on_its_way' || standing.kind === 'owned' || standing.kind === 'included') return standing
  return { kind: delayed.plan === plan ? 'on-its-way' : 'waiting' }
}

function standingOf(plan: Plan, owned: Subscription | null, priceCents: (plan: Plan) => number): PackageStanding {
  if (owned === null || !isPaidAndActive(owned)) return { kind: 'for-sale' }
  if (owned.plan === plan) return { kind: 'owned', until: owned.currentPeriodEnd }
  const cents = priceCents(plan) - priceCents(owned.plan)
  return cents > 0 ? { kind: 'upgrade', cents } : { kind: 'included' }
}

type PackageCardProps = { offer: Package; signedIn: boolean; standing: PackageStanding }

export function PackageCard({ offer, signedIn, standing }: PackageCardProps) {
  return (
    <article
      className={`card flex h-full flex-col ${offer.recommended ? 'band border-t-8 border-t-signal xl:-my-5 xl:py-10' : ''}`}
    >
      {offer.recommended && (
        <Badge tone="accent" className="mb-3 self-start">
          Recommended
        </Badge>
      )}
      <h2 className="text-xl">{offer.name}</h2>
      <p className="display mt-4 text-5xl">{offer.price}</p>
      <p className="text-sm text-muted">{offer.priceNote}</p>
      <p className="mt-4">{offer.description}</p>
      <MarkedLines lines={offer.features.map(markedLine)} className="mt-5 mb-7 grow border-t border-line pt-5" />
      <PackageWay offer={offer} signedIn={signedIn} standing={standing} />
    </article>
  )
}

/** The way to the package, or how it stands to what one owns. Free Access stays open whatever one owns. */
function PackageWay({ offer: { plan, name, buttonText, recommended }, signedIn, standing }: PackageCardProps) {
  const className = buttonClass({ variant: recommended ? 'primary' : 'secondary', className: 'w-full' })
  if (plan === 'free') {
    return (
      <Link to="/week1-content" className={className}>
        {buttonText}
      </Link>
    )
  }
  if (standing.kind !== 'for-sale' && standing.kind !== 'upgrade') {
    return <p className="border-2 border-line p-3 text-center font-semibold">{standingWords(standing)}</p>
  }
  // Nothing is offered for a price that can't be paid yet: who is on the list hears of it.
  if (!salesHaveBegun) {
    return (
      <Link to="/faq" hash="newsletter" className={className}>
        Tell me when it opens<span className="sr-only">: {name}</span>
      </Link>
    )
  }
  return (
    <Link {...paidPackageHref(plan, signedIn)} className={className}>
      {standing.kind === 'upgrade' ? (
        <>
          Upgrade for {formatCents(standing.cents)}
          <span className="sr-only"> to {name}</span>
        </>
      ) : (
        buttonText
      )}
    </Link>
  )
}

function standingWords(standing: Exclude<PackageStanding, { kind: 'for-sale' | 'upgrade' }>): string {
  if (standing.kind === 'on-its-way') return 'Your payment is on its way'
  if (standing.kind === 'waiting') return 'On sale again when your payment on its way is answered'
  if (standing.kind === 'included') return 'Included in your plan'
  return standing.until === null ? 'Your plan, with lifetime access' : `Your plan until ${longDay(standing.until)}`
}
