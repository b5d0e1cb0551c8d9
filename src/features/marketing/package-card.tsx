import { Link } from '@tanstack/react-router'
import { markedLine, paidPackageHref, type Package, type PaidPlan } from '../../content/packages'
import { Badge } from '../../ui/badge'
import { buttonClass } from '../../ui/button'
import { MarkedLines } from '../../ui/marked-lines'

export function PackageCard({ offer, signedIn }: { offer: Package; signedIn: boolean }) {
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
      <PackageLink plan={offer.plan} primary={offer.recommended} text={offer.buttonText} signedIn={signedIn} />
    </article>
  )
}

type PackageLinkProps = { plan: 'free' | PaidPlan; primary: boolean; text: string; signedIn: boolean }

function PackageLink({ plan, primary, text, signedIn }: PackageLinkProps) {
  const className = buttonClass({ variant: primary ? 'primary' : 'secondary', className: 'w-full' })
  const target = plan === 'free' ? ({ to: '/week1-content' } as const) : paidPackageHref(plan, signedIn)
  return (
    <Link {...target} className={className}>
      {text}
    </Link>
  )
}
