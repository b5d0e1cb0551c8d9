import { useState } from 'react'
import type { Bounty } from '../../domain/bounties/bounty'
import { shownStatus } from '../../domain/bounties/bounty-status'
import { Badge } from '../../ui/marks'
import { CategoryMark, PlaceAndTime, StatusBadge } from './bounty-mark'
import { useClock } from '../../hooks/use-clock'

/** So much of a description stands above a form: its first field is to be seen at once. */
const shownWhole = { letters: 200, lines: 4 }

function Description({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length > shownWhole.letters || text.split('\n').length > shownWhole.lines
  return (
    <div>
      <p dir="auto" className={isLong && !isOpen ? 'line-clamp-3' : 'whitespace-pre-line'}>
        {text}
      </p>
      {isLong && (
        <button type="button" className="link min-h-11" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show the whole text'}
        </button>
      )}
    </div>
  )
}

/** Which bounty a form is about. */
export function BountySummary({ bounty }: { bounty: Bounty }) {
  const { nowMs } = useClock()
  return (
    <section aria-labelledby="bounty-title" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge status={shownStatus(bounty, nowMs)} />
        {bounty.isSample && <Badge tone="neutral">Sample</Badge>}
        <CategoryMark category={bounty.category} />
        <PlaceAndTime bounty={bounty} className="wrap-anywhere" />
      </p>
      <h2 id="bounty-title" dir="auto" className="text-2xl">
        {bounty.title}
      </h2>
      <Description text={bounty.description} />
    </section>
  )
}
