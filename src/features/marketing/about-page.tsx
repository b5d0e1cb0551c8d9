import { Link } from '@tanstack/react-router'
import { about } from '../../content/about'
import { buttonClass } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { ApplyLink } from './apply-link'
import { SectionHead } from './section-head'

/** A compass card whose needle stands at `bearing`, such as "090°". Ornament. */
function BearingDial({ bearing }: { bearing: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-11 fill-none stroke-line stroke-2">
      <circle cx="24" cy="24" r="21" strokeDasharray="1.6 3.9" strokeWidth="4" />
      <circle cx="24" cy="24" r="16" className="stroke-hairline" />
      <g transform={`rotate(${Number.parseInt(bearing, 10)} 24 24)`} stroke="none">
        <path d="M24 6l6 18H18z" className="fill-signal" />
        <path d="M24 42l6-18H18z" className="fill-line" />
      </g>
    </svg>
  )
}

export function AboutPage() {
  return (
    <>
      <PageHeader eyebrow="The academy" title="About us" lead={about.lead} />
      <Statement title={about.mission.title} paragraphs={about.mission.paragraphs} />
      <section className="border-y border-line bg-raised">
        <ul className="wrap grid sm:grid-cols-2 lg:grid-cols-4">
          {about.principles.map((principle) => (
            <li
              key={principle.title}
              className="border-line py-8 not-last:border-b sm:px-6 sm:first:pl-0 lg:not-last:border-r lg:not-last:border-b-0"
            >
              <p aria-hidden="true" className="display flex items-center gap-3 text-3xl text-signal">
                <BearingDial bearing={principle.bearing} />
                {principle.bearing}
              </p>
              <h2 className="mt-2 text-xl">{principle.title}</h2>
              <p className="mt-1 text-muted">{principle.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Statement title={about.approach.title} paragraphs={about.approach.paragraphs} />
      <section className="section band">
        <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.2fr]">
          <SectionHead title={about.limits.title} />
          <div>
            <ul className="grid gap-4 text-lg">
              {about.limits.items.map((item) => (
                <li key={item} className="border-l-4 border-signal pl-4">
                  {item}
                </li>
              ))}
            </ul>
            <div className="mt-8 flex flex-wrap gap-3">
              <ApplyLink>Apply Now</ApplyLink>
              <Link to="/instructors" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
                Meet the instructors
              </Link>
            </div>
          </div>
        </div>
      </section>
    </>
  )
}

function Statement({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section className="section">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_2fr]">
        <SectionHead title={title} />
        <div className="prose text-lg">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
