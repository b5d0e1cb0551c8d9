import { Link } from '@tanstack/react-router'
import { Award, BookOpen, CalendarDays, Compass, Megaphone, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import { courseStops, weekName, weekSections } from '../../content/curriculum/outline'
import { weekSummaries } from '../../content/curriculum/summaries'
import { closing, type Feature, type FeatureIcon, features, quote, tried } from '../../content/home'
import { coursePlace, sectionParams } from '../../domain/course/course-place'
import { isLastWeek, weekNumbers, weeksAtStart, weeksInWords } from '../../domain/course/course-week'
import { useReadingProgress } from '../../state/reading-progress'
import { buttonClass } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { Contours } from '../../ui/page-header'
import { ApplyLink } from './apply-link'
import { SectionHead } from './section-head'
import { SuccessStories } from './success-stories'

/** The way to the section that the course goes on with; `newcomer` where nothing of it is read, and where all of it is. */
export function ContinueReading({ newcomer }: { newcomer: ReactNode }) {
  const progress = useReadingProgress()
  const place = coursePlace(progress, courseStops)
  if (place.kind !== 'go-on') return newcomer
  const count = courseStops.filter(({ id }) => progress.read.includes(id)).length
  return (
    <Link
      to="/course/$week/$section"
      params={sectionParams(place.stop)}
      className={buttonClass({ variant: 'secondary', size: 'lg' })}
    >
      {`Continue Week ${place.stop.week}`}
      {count > 0 && <span className="text-muted">{count} read</span>}
    </Link>
  )
}

/** Everything below the hero. */
export function HomePage() {
  return (
    <>
      <section className="section border-b border-line bg-raised">
        <div className="wrap grid gap-10 lg:grid-cols-[18rem_1fr] lg:gap-16">
          <SectionHead eyebrow="Try it" title={tried.title}>
            {tried.lead}
          </SectionHead>
          <TriedQuestion />
        </div>
      </section>
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
          <SectionHead eyebrow="The route" title={`${weeksAtStart} weeks, ${weeksInWords} marks`}>
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

/** A question of the course with its reasons, on native elements: it answers before any script runs. */
function TriedQuestion() {
  return (
    <div className="grid max-w-[64ch] gap-5">
      <p className="text-xl font-semibold">{tried.prompt}</p>
      <div>
        {tried.options.map(({ text, isRight, why }) => (
          <Disclosure key={text} name="tried" summary={text}>
            <p className="text-lg">
              <strong>{isRight ? 'Yes.' : 'Not yet.'}</strong> {why}
            </p>
          </Disclosure>
        ))}
      </div>
      <p>
        <Link
          to="/course/$week/$section"
          params={sectionParams(tried.section)}
          className="link inline-flex min-h-11 items-center"
        >
          {`Read the section it is from: ${tried.section.title}`}
        </Link>
      </p>
    </div>
  )
}

/** The weeks as controls of one course, joined by the leg that leads from mark to mark. */
function WeekList() {
  return (
    <ol className="grid lg:auto-cols-fr lg:grid-flow-col">
      {weekNumbers.map((week) => (
        <li key={week} className="group relative flex gap-[min(1.25rem,6.25vw)] pb-8 last:pb-0 lg:flex-col lg:pr-5 lg:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-[min(3.5rem,17.5vw)] bottom-0 left-[min(1.75rem,8.75vw)] border-l-2 border-dashed border-line group-last:hidden lg:top-7 lg:right-0 lg:bottom-auto lg:left-14 lg:border-t-2 lg:border-l-0"
          />
          <WeekMark week={week} />
          <div className="card card-link min-w-0 grow lg:-ml-px">
            <p className="eyebrow text-signal">WEEK {week}</p>
            <h3 className="mt-1 text-xl">
              <Link to="/training-details" hash={`week-${week}`} className="no-underline">
                {weekName(week)}
              </Link>
            </h3>
            <p className="mt-3 text-sm text-muted">{weekSummaries[week]}</p>
            <p className="mt-4 border-t border-hairline pt-2 text-sm">{weekSections(week).length} sections</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function WeekMark({ week }: { week: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 56 56"
      className="relative z-1 size-[min(3.5rem,17.5vw)] shrink-0 fill-ground stroke-signal stroke-[3]"
    >
      <circle cx="28" cy="28" r="25" />
      {isLastWeek(week) && <circle cx="28" cy="28" r="18" />}
      <text x="28" y="36" textAnchor="middle" className="display fill-ink stroke-none text-xl">
        {week}
      </text>
    </svg>
  )
}

const icons: Record<FeatureIcon, typeof Award> = {
  instructor: Compass,
  calendar: CalendarDays,
  certificate: Award,
  network: Waypoints,
  leadership: Megaphone,
  curriculum: BookOpen,
}

/** The six cards as a map's legend: symbol left, meaning right. Three of them lead on. */
function FeatureGrid() {
  return (
    <ul className="grid border-t border-ink sm:grid-cols-2">
      {features.map((feature) => (
        <FeatureCard key={feature.title} feature={feature} />
      ))}
    </ul>
  )
}

function FeatureCard({ feature }: { feature: Feature }) {
  const Icon = icons[feature.icon]
  return (
    <li
      className={`relative flex gap-[min(1.25rem,6.25vw)] border-b border-line py-6 sm:px-5 sm:odd:border-r sm:odd:pl-0 ${feature.link ? 'card-link' : ''}`}
    >
      <span
        aria-hidden="true"
        className="grid size-[min(3.5rem,17.5vw)] shrink-0 place-items-center border border-ink bg-surface text-signal"
      >
        <Icon className="size-7" strokeWidth={1.75} />
      </span>
      <div>
        <h3 className="text-xl">
          {feature.link ? (
            <Link to={feature.link} className="link">
              {feature.title}
            </Link>
          ) : (
            feature.title
          )}
        </h3>
        <p className="mt-1.5 text-muted">{feature.description}</p>
      </div>
    </li>
  )
}
