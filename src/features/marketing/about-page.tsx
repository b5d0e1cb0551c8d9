import { Link } from '@tanstack/react-router'
import { about } from '../../content/about'
import { buttonClass } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
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

/** A base plate compass that is held to a bearing: the needle shows north, the arrow the way to the next control. Decorative. */
function Compass() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 440 400"
      preserveAspectRatio="xMidYMid slice"
      className="cover-drawing no-print fill-none stroke-line stroke-2"
    >
      <circle cx="190" cy="210" r="146" strokeWidth="14" strokeDasharray="2 10.74" />
      <circle cx="190" cy="210" r="130" className="stroke-hairline" />
      <circle cx="190" cy="210" r="92" className="fill-ground" />
      <path d="M190 118v184M98 210h184M125 145l130 130M125 275l130-130" className="stroke-hairline" />
      <g className="display fill-ink stroke-none text-2xl" textAnchor="middle">
        <text x="190" y="109">
          N
        </text>
        <text x="301" y="219">
          E
        </text>
        <text x="190" y="330">
          S
        </text>
        <text x="80" y="219">
          W
        </text>
      </g>
      <path d="M190 128l17 82H173z" className="fill-ink stroke-ink" />
      <path d="M190 292l17-82H173z" className="fill-ground" />
      <g className="stroke-signal stroke-[3]">
        <path d="M190 210L365 164" strokeDasharray="9 6" />
        <circle cx="388" cy="158" r="24" className="fill-ground" />
        <circle cx="388" cy="158" r="15" />
        <circle cx="190" cy="210" r="9" className="fill-signal" />
      </g>
    </svg>
  )
}

export function AboutPage() {
  return (
    <>
      <PageHeader size="cover" eyebrow="The academy" title="About us" lead={about.lead}>
        <Compass />
      </PageHeader>
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
            <Link to="/instructors" className={buttonClass({ variant: 'secondary', size: 'lg', className: 'mt-8' })}>
              Meet the instructors
            </Link>
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
