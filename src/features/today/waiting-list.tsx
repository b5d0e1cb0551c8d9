import { Link } from '@tanstack/react-router'
import { isolated } from '../../domain/text/quoted'
import { once } from '../../ui/once'
import type { Waiting } from '../../domain/bounties/today'
import { RowWords, TodayRows } from './today-rows'

const dayFormat = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }))

const unitWords = { day: 'Day', hour: 'Hour', minute: 'Minute' } as const

/** 'Submission to review' beside a 1, 'Submissions to review' beside any other number. */
const counted = (count: number, noun: string, rest: string) => `${noun}${count === 1 ? '' : 's'} ${rest}`

function Row({ each }: { each: Waiting }) {
  if (each.kind === 'refused' || each.kind === 'needs') {
    const isRefused = each.kind === 'refused'
    return (
      <Link to="/outbox" className="today-row">
        <RowWords
          sign={each.count}
          title={counted(each.count, 'Item', isRefused ? 'not accepted' : 'held up')}
          detail={
            isRefused ? 'The Outbox says why, and what you can do' : 'Kept in the Outbox, which says what each needs of you'
          }
        />
      </Link>
    )
  }
  const { bountyId, title } = each
  if (each.kind === 'changes') {
    return (
      <Link to="/bounty/$bountyId/complete" params={{ bountyId }} className="today-row">
        <RowWords
          sign={each.left.count}
          title={counted(each.left.count, unitWords[each.left.unit], 'to make the changes asked')}
          detail={`“${isolated(title)}”`}
        />
      </Link>
    )
  }
  return (
    <Link to="/bounty/$bountyId" params={{ bountyId }} hash={each.kind === 'review' ? 'review' : ''} className="today-row">
      {each.kind === 'deadline' ? (
        <RowWords
          sign={each.left.count}
          title={counted(each.left.count, unitWords[each.left.unit], 'left to hand in')}
          detail={`“${isolated(title)}”`}
        />
      ) : (
        <RowWords
          sign={each.count}
          title={counted(each.count, 'Submission', 'to review')}
          detail={`“${isolated(title)}”, since ${dayFormat().format(Date.parse(each.since))}`}
        />
      )}
    </Link>
  )
}

/** `isUnknown`: the academy was never asked from this device. */
export function WaitingList({ waits, isUnknown }: { waits: readonly Waiting[] | undefined; isUnknown: boolean }) {
  const rows = waits?.map((each) => (
    <li key={`${each.kind} ${'bountyId' in each ? each.bountyId : ''}`}>
      <Row each={each} />
    </li>
  ))
  return (
    <TodayRows
      id="waits"
      title="Waits for you"
      rows={rows}
      empty={isUnknown ? 'Nothing that this device knows of.' : 'Nothing waits for you.'}
    />
  )
}
