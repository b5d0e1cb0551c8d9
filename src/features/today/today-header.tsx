import { Link } from '@tanstack/react-router'
import { courseStops, weekName } from '../../content/curriculum/outline'
import { type CoursePlace, coursePlace, placeWords, sectionParams } from '../../domain/course/course-place'
import { once } from '../../ui/once'
import type { ReadingProgress } from '../../domain/course/reading-progress'
import { connectionWords } from '../../domain/outbox/queue'
import { useAskedConnection } from '../../hooks/use-connection'
import { useQueue } from '../../hooks/use-queue'
import { buttonClass } from '../../ui/button'
import { RouteToGo } from './route-to-go'

const dayFormat = once(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' }))

type TodayHeaderProps = { userId: string; nowMs: number; progress: ReadingProgress }

/** The map: the day, how the device is connected, and the one thing to go on with, drawn where the person stands. */
export function TodayHeader({ userId, nowMs, progress }: TodayHeaderProps) {
  const place = coursePlace(progress, courseStops)
  const connection = useAskedConnection()
  const queue = useQueue(userId)
  return (
    <header className="today-head band">
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-1 bg-hairline mask-[url('/art/contours.svg')] mask-cover mask-center"
      />
      <div className="wrap">
        <div className="today-corner">
          <h1 id="page-title" tabIndex={-1}>
            <span className="sr-only">Today, </span>
            {dayFormat().format(nowMs)}
          </h1>
          <output>
            <Link to="/outbox" aria-label={`${connectionWords(connection, queue)}: open the Outbox`}>
              {connectionWords(connection, queue)}
            </Link>
          </output>
        </div>
        <section aria-labelledby="go-on" className="today-go-on">
          <GoOn place={place} total={courseStops.length} />
        </section>
        <div className="today-route">
          <RouteToGo stops={courseStops} read={progress.read} here={place.kind === 'finished' ? null : place.stop} />
        </div>
      </div>
    </header>
  )
}

function GoOn({ place, total }: { place: CoursePlace; total: number }) {
  const className = buttonClass({ size: 'lg' })
  if (place.kind === 'finished') {
    return (
      <>
        <div>
          <p className="eyebrow">Finished</p>
          <h2 id="go-on">You have read the course</h2>
          <p>
            {total} of {total} sections. A bounty puts it to use.
          </p>
        </div>
        <Link to="/bounty" search={{ tab: 'marketplace' }} className={className}>
          Find a bounty
        </Link>
      </>
    )
  }
  const { kind, stop } = place
  return (
    <>
      <div>
        <p className="eyebrow">{kind === 'begin' ? 'Begin' : 'Continue'}</p>
        <h2 id="go-on">{stop.title}</h2>
        <p>
          {placeWords(place)}
          <span className="max-lg:hidden">, {weekName(stop.week)}</span>
        </p>
      </div>
      <Link to="/course/$week/$section" params={sectionParams(stop)} className={className}>
        {kind === 'begin' ? 'Start reading' : 'Read on'}
      </Link>
    </>
  )
}
