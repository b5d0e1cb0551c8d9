import type { Bounty } from '../../domain/bounty'
import { daysLeft, daysLeftLabel } from '../../domain/deadline'
import { formatDate, useClock } from '../../hooks/use-clock'

/** What a person takes on by accepting. */
export function AcceptTerms({ bounty }: { bounty: Bounty }) {
  const { nowMs, timeZone } = useClock()
  return (
    <section aria-labelledby="terms" className="grid gap-3 border border-line bg-surface p-5">
      <h2 id="terms" className="text-2xl">
        What you take on
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          Finish by <time dateTime={bounty.deadline}>{formatDate(bounty.deadline, timeZone)}</time> (
          {daysLeftLabel(daysLeft(bounty.deadline, nowMs, timeZone))}).
        </li>
        <li>
          {bounty.requiresPhoto
            ? 'Take a photo that shows what you did. Only you, the bounty’s creator and the moderators see it.'
            : 'No photo is required; you can add one, and notes, when you complete it.'}
        </li>
        <li>The creator or a moderator reviews your completion, usually within 1-2 days.</li>
        <li>Obey the law and posted rules, and leave other people out of your photos. You can withdraw at any time.</li>
      </ul>
    </section>
  )
}
