import { closing, quote } from '../../content/home'
import { Contours } from '../../ui/ornament/contours'
import { ApplyLink } from './apply-link'
import { FeatureGrid } from './feature-grid'
import { SectionHead } from './section-head'
import { SuccessStories } from './success-stories'
import { WeekList } from './week-list'

/** Everything below the hero. */
export function HomePage() {
  return (
    <>
      <section className="section">
        <div className="wrap grid gap-10 lg:grid-cols-[18rem_1fr] lg:gap-16">
          <SectionHead eyebrow="Legend" title="Program Features">
            Six things you get, three of which you can look into right now.
          </SectionHead>
          <FeatureGrid />
        </div>
      </section>
      <section className="section border-y border-line bg-raised">
        <div className="wrap grid gap-10">
          <SectionHead eyebrow="The route" title="Five weeks, five marks">
            Each week is one subject. You read it at your pace and practice it where you live.
          </SectionHead>
          <WeekList />
        </div>
      </section>
      <SuccessStories />
      <section className="section band relative isolate overflow-clip">
        <Contours />
        <figure className="wrap">
          <blockquote className="display max-w-[22ch] text-4xl">{quote.text}</blockquote>
          <figcaption className="eyebrow mt-6 text-signal">{quote.source}</figcaption>
        </figure>
      </section>
      <section className="section">
        <div className="wrap grid items-end gap-8 lg:grid-cols-[1fr_auto]">
          <SectionHead eyebrow="Start" title={closing.title}>
            {closing.text}
          </SectionHead>
          <ApplyLink>{closing.action}</ApplyLink>
        </div>
      </section>
    </>
  )
}
