import { outcomeStats, testimonials } from '../../content/testimonials'
import { weeksInWords } from '../../domain/course/course-week'
import { Badge } from '../../ui/marks'
import { PageHeader } from '../../ui/page-header'
import { ApplyLink } from './apply-link'
import { InventedPeople } from './invented-people'
import { TestimonialCard } from './testimonial-card'

export function TestimonialsPage() {
  return (
    <>
      <PageHeader
        eyebrow="Voices"
        title="Testimonials"
        lead="What we teach for, in nine voices and three figures, all of them made up."
      />
      <InventedPeople />
      <section aria-label="Headline figures" className="border-b border-line bg-raised">
        <dl className="wrap grid gap-px py-10 sm:grid-cols-3">
          {outcomeStats.map((stat) => (
            <div
              key={stat.label}
              className="flex flex-col-reverse justify-end border-line py-4 sm:not-first:border-l sm:not-first:pl-6"
            >
              <dt className="text-muted sm:max-w-[26ch]">
                <span className="block sm:min-h-[2lh]">{stat.label}</span>
                <span className="mt-3 block">
                  <Badge tone="neutral" className="text-xs">
                    Simulated
                  </Badge>
                </span>
              </dt>
              <dd className="display text-5xl">{stat.value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="section" aria-label="Testimonials">
        <ul className="wrap grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {testimonials.map((voice) => (
            <li key={voice.id}>
              <TestimonialCard voice={voice} />
            </li>
          ))}
        </ul>
      </section>
      <section className="section band">
        <div className="wrap grid items-end gap-8 lg:grid-cols-[1fr_auto]">
          <div>
            <h2>Write a better one</h2>
            <p className="mt-3 max-w-[52ch] text-lg text-muted">
              {`The first voice that is not simulated could be yours. Take the ${weeksInWords} weeks, then tell us what changed and what did not.`}
            </p>
          </div>
          <ApplyLink>Apply Now</ApplyLink>
        </div>
      </section>
    </>
  )
}
