import { Link } from '@tanstack/react-router'
import { timeLeftLabel } from '../../domain/bounties/deadline'
import type { AcceptedBounty } from '../../domain/bounties/today'
import { TodayRows } from './today-rows'

/** A longer list is My Bounties' to show. */
const shownAtMost = 5

const standing = {
  open: null,
  changes: 'changes asked',
  submitted: 'in review',
  unsent: 'saved on this device',
  hidden: 'hidden by a moderator',
} as const

type MyAcceptedProps = { accepted: readonly AcceptedBounty[] | undefined; finished: number; isUnknown: boolean }

/** `finished`: how many were approved; `isUnknown`: the academy was never asked from this device. */
export function MyAccepted({ accepted, finished, isUnknown }: MyAcceptedProps) {
  const rows = accepted?.slice(0, shownAtMost).map(({ id, title, standing: how, left }) => (
    <li key={id}>
      <Link to="/bounty/$bountyId" params={{ bountyId: id }} className="today-row flex-wrap gap-y-0">
        <span dir="auto" className="min-w-0 flex-[1_1_8rem] font-bold wrap-anywhere">
          {title}
        </span>
        <span className="flex flex-none flex-col items-end">
          {left !== null && <span className="display text-xl">{timeLeftLabel(left)}</span>}
          {standing[how] !== null && <span className="text-sm text-muted">{standing[how]}</span>}
        </span>
      </Link>
    </li>
  ))
  const more = (accepted?.length ?? 0) - shownAtMost
  const others = [more > 0 && `${more} more`, finished > 0 && `${finished} completed`].filter(Boolean).join(', ')
  const toAll = { to: '/bounty', search: { tab: 'mine', mine: 'accepted' } } as const
  const all = others !== '' && (
    <li key="all">
      <Link {...toAll} className="today-row link">
        {others}
      </Link>
    </li>
  )
  return (
    <TodayRows
      id="my-bounties"
      title="My bounties"
      count={accepted?.length}
      rows={rows && (rows.length > 0 && all ? [...rows, all] : rows)}
      empty={
        isUnknown ? (
          'None that this device knows of.'
        ) : (
          <>
            {finished > 0 ? (
              <>
                None under way.{' '}
                <Link {...toAll} className="link inline-flex min-h-11 items-center">
                  {`${finished} completed`}
                </Link>
              </>
            ) : (
              'You have accepted none.'
            )}{' '}
            <Link to="/bounty" search={{ tab: 'marketplace' }} className="link inline-flex min-h-11 items-center">
              Find a bounty
            </Link>
          </>
        )
      }
    />
  )
}
