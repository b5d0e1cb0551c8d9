import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { weekFrom } from '../../domain/course-week'
import { emptyReadingProgress } from '../../domain/reading-progress'
import { readingProgress, subscribeToReadingProgress } from '../../local/reading-progress'
import { buttonClass } from '../../ui/button'

const className = buttonClass({ variant: 'secondary', size: 'lg' })

/** A newcomer starts with Week 1; a cadet who comes back goes on where they left. */
export function StartReading() {
  const { place, read } = useSyncExternalStore(subscribeToReadingProgress, readingProgress, () => emptyReadingProgress)
  const week = weekFrom(place?.week)
  if (!place || !week) {
    return (
      <Link to="/week1-content" className={className}>
        Read Week 1
      </Link>
    )
  }
  return (
    <Link to="/course" search={{ week }} hash={place.section} className={className}>
      Continue Week {week}
      {read.length > 0 && <span className="text-muted">{read.length} read</span>}
    </Link>
  )
}
