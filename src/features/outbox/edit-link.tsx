import { Link } from '@tanstack/react-router'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { buttonClass } from '../../ui/button'

const look = buttonClass({ variant: 'secondary' })

/**
 * Opens the act's own form, filled with what was sent. An acceptance has nothing to edit, and is tried anew instead;
 * a child of a refused act follows when that one is edited.
 */
export function EditLink({ entry, name }: { entry: OutboxEntry; name: string }) {
  const label = (
    <>
      Edit<span className="sr-only"> {name}</span>
    </>
  )
  if (entry.lastError?.class === 'parent_failed') return null
  const search = { entry: entry.opId }
  if (entry.kind === 'create-bounty')
    return (
      <Link to="/bounty/create" search={search} className={look}>
        {label}
      </Link>
    )
  if (entry.kind === 'fund-bounty')
    return (
      <Link to="/bounty/$bountyId/fund" params={entry.payload} search={search} className={look}>
        {label}
      </Link>
    )
  if (entry.kind === 'complete-bounty')
    return (
      <Link to="/bounty/$bountyId/complete" params={entry.payload} search={search} className={look}>
        {label}
      </Link>
    )
  return null
}
