import { formatDate, useClock } from './use-clock'

/** No card is charged here, and what becomes of the pledge (docs/decisions.md, 2). */
export function PledgeTerms({ deadline }: { deadline: string }) {
  const { timeZone } = useClock()
  return (
    <p className="text-sm text-muted">
      <strong className="text-ink">A pledge: you are not charged now.</strong> If a completion is approved by the deadline,{' '}
      {formatDate(deadline, timeZone)}, your pledge falls due and is collected outside this site. If the deadline passes without
      one, your pledge is released.
    </p>
  )
}
