import type { ReactNode } from 'react'
import { Contours } from '../../ui/ornament/contours'
import { ApplyLink } from './apply-link'
import { StartReading } from './start-reading'

/** Apart from home's other words: these are the only ones whose script every visitor of home loads. */
const hero = {
  eyebrow: 'Personal defense for ordinary streets',
  title: ['Know the ground.', 'Get home safe.'],
  line: 'A five-week cadet program in noticing early, talking well and leaving in time. Read it online, or with no network at all.',
  action: 'START YOUR DEFENSE TRAINING',
} as const

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
