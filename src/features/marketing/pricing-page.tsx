import { packageFacts } from '../../content/facts'
import { certificateNote, packages, preparationNote, priceCents, pricingQuestions } from '../../content/packages'
import { testimonials } from '../../content/testimonials'
import { packageStanding } from '../../domain/package-standing'
import { Alert } from '../../ui/alert'
import { Carousel } from './carousel'
import { CheckoutConnection } from './checkout-connection'
import { ComparisonTable } from './comparison-table'
import { PackageCard } from './package-card'
import { PricingCall } from './pricing-call'
import { QuestionList } from './question-list'
import { SectionHead } from './section-head'
import { TestimonialCard } from './testimonial-card'
import { useOwnPlan } from './use-own-plan'
import { useSignedIn } from './use-signed-in'

/** Others than the three on Home. */
const voices = testimonials.slice(4, 7)

function PricingVoices() {
  return (
    <section className="section border-y border-line bg-raised">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_2fr]">
        <SectionHead eyebrow="Simulated" title="What cadets did with it">
          Invented voices, so that you can picture the use. Nobody was paid, because nobody exists.
        </SectionHead>
        <Carousel
          label="Pricing testimonials"
          slides={voices.map((voice) => ({ id: voice.id, label: voice.name, content: <TestimonialCard voice={voice} /> }))}
        />
      </div>
    </section>
  )
}

/** Everything below the counters. */
export function PricingPage() {
  const signedIn = useSignedIn()
  const owned = useOwnPlan()
  return (
    <>
      <section id="pricing" className="section scroll-mt-20" aria-label="Packages">
        <div className="wrap">
          <p className="mb-8 font-semibold">{preparationNote}</p>
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
            {packages.map((offer) => (
              <li key={offer.plan}>
                <PackageCard offer={offer} signedIn={signedIn} standing={packageStanding(offer.plan, owned, priceCents)} />
              </li>
            ))}
          </ul>
          <p className="mt-8 text-sm text-muted">{certificateNote}</p>
          <Alert tone="success" title={`${packageFacts.guaranteeHours}-hour guarantee`} className="mt-6">
            Within {packageFacts.guaranteeHours} hours of your purchase a button under My Account gives you a full refund, without
            a reason.
          </Alert>
        </div>
      </section>
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
      <PricingCall signedIn={signedIn} />
      <CheckoutConnection />
    </>
  )
}
