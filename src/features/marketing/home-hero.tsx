import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { weeksInWords } from '../../domain/course/course-week'
import { buttonClass } from '../../ui/button'
import { hasStored, useOnDevice } from '../../ui/prerendered'
import { Contours } from '../../ui/page-header'
import { ApplyLink } from './apply-link'

/** Apart from home's other words: these are the only ones whose script every visitor of home loads. */
const hero = {
  eyebrow: 'Personal defense for ordinary streets',
  title: ['Know the ground.', 'Get home safe.'],
  line: `A ${weeksInWords}-week cadet program in noticing early, talking well and leaving in time. Reading it is free: no account, online or with no network at all.`,
  action: 'START YOUR DEFENSE TRAINING',
} as const

const newcomer = (
  <Link to="/course" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
    Read the course free
  </Link>
)

const ContinueReading = lazy(() =>
  import('./home-page').then(
    (part) => ({ default: part.ContinueReading }),
    () => ({ default: () => newcomer }),
  ),
)

/** Asked without the code that reads it and knows whose it is (`state/reading-progress.ts`). */
const mayHaveRead = () => hasStored('reading-progress')

/** A newcomer starts with the course, and loads nothing for it; a cadet who comes back goes on where they left. */
function StartReading() {
  return useOnDevice(mayHaveRead) ? (
    <Suspense fallback={newcomer}>
      <ContinueReading newcomer={newcomer} />
    </Suspense>
  ) : (
    newcomer
  )
}

export function HomeHero({ map }: { map: ReactNode }) {
  return (
    <header className="page-head page-cover band">
      <Contours />
      <div className="wrap items-center lg:grid-cols-[1.1fr_1fr]">
        <div className="grid gap-5">
          <p className="eyebrow text-signal">{hero.eyebrow}</p>
          <h1 id="page-title" tabIndex={-1} className="max-w-[11ch] text-5xl">
            {hero.title.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="page-lead">{hero.line}</p>
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
