import { testimonials } from '../../content/testimonials'
import { Carousel } from './carousel'
import { SectionHead } from './section-head'
import { TestimonialCard } from './testimonial-card'

/** Others than the three on Home. */
const voices = testimonials.slice(4, 7)

export function PricingVoices() {
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
