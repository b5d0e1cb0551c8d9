import { memo, Suspense, use } from 'react'
import type { WeekNumber } from '../../domain/course-week'
import { type WeekParts, weekParts } from './course-texts'
import { LoadFailure } from './load-failure'

/**
 * The place of a week's panel. A prerendered panel stands as HTML until its script and words are there, and React takes it
 * over as it is. Memo, because an update from above would throw the HTML away.
 */
export const WeekSlot = memo(function WeekSlot({ week }: { week: WeekNumber }) {
  return (
    <Suspense fallback={<p className="p-8 text-muted">Opening the sheet</p>}>
      <Week week={week} />
    </Suspense>
  )
})

function Week({ week }: { week: WeekNumber }) {
  const parts = weekParts[week].peek() ?? use(partsOf(week))
  if (parts === null) return <LoadFailure />
  return <parts.WeekPanel week={week} text={parts.text} />
}

const waiting = new Map<WeekNumber, Promise<WeekParts | null>>()

/** One promise a week, as `use` demands; null when it could not be fetched. */
function partsOf(week: WeekNumber): Promise<WeekParts | null> {
  const known = waiting.get(week)
  if (known !== undefined) return known
  const parts = weekParts[week].load().catch(() => null)
  waiting.set(week, parts)
  return parts
}
