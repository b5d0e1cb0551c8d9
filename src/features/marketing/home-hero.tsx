import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { weekFrom } from '../../domain/course-week'
import { useReadingProgress } from '../../state/reading-progress'
import { buttonClass } from '../../ui/button'
import { Contours } from '../../ui/ornament/contours'
import { ApplyLink } from './apply-link'

/** Apart from home's other words: these are the only ones whose script every visitor of home loads. */
const hero = {
  eyebrow: 'Personal defense for ordinary streets',
  title: ['Know the ground.', 'Get home safe.'],
  line: 'A five-week cadet program in noticing early, talking well and leaving in time. Read it online, or with no network at all.',
  action: 'START YOUR DEFENSE TRAINING',
} as const

const readingClass = buttonClass({ variant: 'secondary', size: 'lg' })

/** A newcomer starts with Week 1; a cadet who comes back goes on where they left. */
function StartReading() {
  const { place, read } = useReadingProgress()
  const week = weekFrom(place?.week)
  if (!place || !week) {
    return (
      <Link to="/week1-content" className={readingClass}>
        Read Week 1
      </Link>
    )
  }
  return (
    <Link to="/course" search={{ week }} hash={place.section} className={readingClass}>
      Continue Week {week}
      {read.length > 0 && <span className="text-muted">{read.length} read</span>}
    </Link>
  )
}

export function HomeHero({ map }: { map: ReactNode }) {
  return (
    <header className="page-head band">
      <Contours />
      <div className="wrap items-center lg:grid-cols-[1.1fr_1fr]">
        <div className="grid gap-5">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 id="page-title" tabIndex={-1} className="max-w-[11ch] text-5xl">
            {hero.title.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="page-head-lead">{hero.line}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <ApplyLink>{hero.action}</ApplyLink>
            <StartReading />
          </div>
        </div>
        {map}
      </div>
    </header>
  )
}
