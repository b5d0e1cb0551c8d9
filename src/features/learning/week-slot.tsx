import { memo, Suspense, use } from 'react'
import type { WeekNumber } from '../../domain/course-week'
import { useWasPrerendered } from '../../ui/prerendered'
import { type WeekParts, weekParts } from './course-texts'
import { firstTouch } from './first-touch'
import { LoadFailure } from './load-failure'

/**
 * The place of a week's panel. A prerendered panel stands as HTML until somebody starts to use the page; its script and
 * words load then, and React takes it over as it is. Memo, because an update from above would throw the HTML away.
 */
export const WeekSlot = memo(function WeekSlot({ week }: { week: WeekNumber }) {
  return (
    <Suspense fallback={<p className="p-8 text-muted">Opening the sheet</p>}>
      <Week week={week} />
    </Suspense>
  )
})

function Week({ week }: { week: WeekNumber }) {
  const wasPrerendered = useWasPrerendered()
  const parts = weekParts[week].peek() ?? use(partsOf(week, wasPrerendered))
  if (parts === null) return <LoadFailure />
  return <parts.WeekPanel week={week} text={parts.text} />
}

const waiting = new Map<WeekNumber, Promise<WeekParts | null>>()

/** One promise a week, as `use` demands; null when it could not be fetched. */
function partsOf(week: WeekNumber, wasPrerendered: boolean): Promise<WeekParts | null> {
  const known = waiting.get(week)
  if (known !== undefined) return known
  const wanted = wasPrerendered ? firstTouch() : Promise.resolve()
  const parts = wanted.then(() => weekParts[week].load()).catch(() => null)
  waiting.set(week, parts)
  return parts
}
