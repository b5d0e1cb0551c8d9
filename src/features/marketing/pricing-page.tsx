import { Link } from '@tanstack/react-router'
import { certificateWords, packageFacts } from '../../content/facts'
import { packages, preparationNote, priceCents, pricingQuestions } from '../../content/packages'
import { testimonials } from '../../content/testimonials'
import { useAsked } from '../../hooks/use-asked'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { buttonClass } from '../../ui/button'
import { Carousel } from './carousel'
import { CheckoutConnection } from './checkout-connection'
import { ComparisonTable } from './comparison-table'
import { InventedPeople } from './invented-people'
import { LaunchSpecial } from './launch-special'
import { PackageCard, packageStanding } from './package-card'
import { QuestionList } from './question-list'
import { SectionHead } from './section-head'
import { TestimonialCard } from './testimonial-card'

/** Others than the three on Home. */
const voices = testimonials.slice(4, 7)

function PricingVoices() {
  return (
    <>
      <InventedPeople />
      <section className="section border-b border-line bg-raised">
        <div className="wrap grid gap-8 lg:grid-cols-[1fr_2fr]">
          <SectionHead eyebrow="Simulated" title="What cadets did with it" />
          <Carousel
            label="Pricing testimonials"
            slides={voices.map((voice) => ({ id: voice.id, label: voice.name, content: <TestimonialCard voice={voice} /> }))}
          />
        </div>
      </section>
    </>
  )
}

/** What one comes for. */
function PricingPackages() {
  const signedIn = useAuth((auth) => auth.status === 'signed-in')
  const userId = useAuth((auth) => auth.user?.id)
  const { value } = useAsked(userId === undefined ? null : 'subscription')
  const { subscription = null, delayed = null } = value ?? {}
  return (
    <section id="pricing" className="section scroll-mt-20" aria-label="Packages">
      <div className="wrap">
        <p className="mb-8 font-semibold">
          {preparationNote}{' '}
          <Link to="/training/$text" params={{ text: 'package' }} hash="samples" className="link">
            Look into them, free
          </Link>
        </p>
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4">
          {packages.map((offer) => (
            <li key={offer.plan}>
              <PackageCard
                offer={offer}
                signedIn={signedIn}
                standing={packageStanding(offer.plan, subscription, delayed, priceCents)}
              />
            </li>
          ))}
        </ul>
        <p className="mt-8 text-sm text-muted">{certificateWords}</p>
        <Alert tone="success" title={`${packageFacts.guaranteeHours}-hour guarantee`} className="mt-6">
          {`Within ${packageFacts.guaranteeHours} hours of your purchase a button under Account gives you a full refund, without a reason.`}
        </Alert>
      </div>
    </section>
  )
}

export function PricingPage() {
  return (
    <>
      <PricingPackages />
      <LaunchSpecial />
      <section className="section border-t border-line">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8">
          <SectionHead eyebrow="Line by line" title="Compare the packages" />
          <ComparisonTable />
        </div>
      </section>
      <PricingVoices />
      <section className="section">
        <div className="wrap grid gap-8 lg:grid-cols-[1fr_2fr]">
          <SectionHead title="Before you pay" />
          <QuestionList questions={pricingQuestions} name="pricing-questions" />
        </div>
      </section>
      <PricingCall />
      <CheckoutConnection />
    </>
  )
}

/** Signed out it leads to an account, signed in back to the packages. */
function PricingCall() {
  const signedIn = useAuth((auth) => auth.status === 'signed-in')
  return (
    <section className="section band">
      <div className="wrap grid items-end gap-8 lg:grid-cols-[1fr_auto]">
        <div>
          <h2>Pick a mark and walk</h2>
          <p className="mt-3 max-w-[52ch] text-lg text-muted">Free is a real choice. You can stay there as long as you like.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {signedIn ? (
            <Link to="/pricing" hash="pricing" className={buttonClass({ size: 'lg' })}>
              Choose your package
            </Link>
          ) : (
            <Link to="/auth" className={buttonClass({ size: 'lg' })}>
              Create your account
            </Link>
          )}
          <Link to="/contact" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Ask a question first
          </Link>
        </div>
      </div>
    </section>
  )
}
