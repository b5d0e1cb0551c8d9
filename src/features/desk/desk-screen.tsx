// @in desk @members
import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { countWords, type DeskKind, deskKinds, type DeskLogEntry, type DeskRow, type DeskStanding } from '../../domain/desk/desk'
import { formatDate, useClock } from '../../hooks/use-clock'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Announced } from '../../ui/announce'
import { buttonClass } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Badge } from '../../ui/marks'
import { EmptyState } from '../../ui/placeholders'
import { ApplicationPage } from './application-page'
import { DeskList, Unanswered } from './desk-list'
import { MessagePage } from './message-page'
import { useDesk } from './use-desk'

type Report = { id: string; bountyId: string; title: string; reason: string; createdAt: string }

export type DeskScreenProps = {
  /** What stands in the address behind `/desk`. */
  place: string
  /** The page's head and title. */
  header: (title: string) => ReactNode
  /** Asks for the second factor. */
  Code: ComponentType<{ onConfirmed: () => void }>
  /** A reported bounty with the decisions on it. */
  Report: ComponentType<{ report: Report; userId: string; onDecided: () => void }>
}

const kinds: Readonly<Record<DeskKind, { title: string; promise: string; empty: string }>> = {
  submissions: { title: 'Submissions', promise: 'Reviewed within 48 hours', empty: 'No submission waits for a review' },
  reports: { title: 'Reported bounties', promise: 'Decided on within two days', empty: 'No report waits' },
  messages: { title: 'Messages', promise: 'Answered within two working days', empty: 'Every message is answered' },
  applications: { title: 'Applications', promise: 'Answered within 4 to 6 weeks', empty: 'No application waits' },
  refunds: { title: 'Failed refunds', promise: 'Paid back within two days', empty: 'No refund has failed' },
}

/** What has a page of its own at the desk, by its list, and what the log calls acts on it. */
const pages: Readonly<Record<string, { title: string; Page: ComponentType<{ id: string }>; acts: RegExp }>> = {
  messages: { title: 'Message', Page: MessagePage, acts: /_message$/ },
  applications: { title: 'Application', Page: ApplicationPage, acts: /_application$|_applicant$/ },
}

const isKind = (place: string): place is DeskKind => deskKinds.some((kind) => kind === place)

/** All that waits for the academy’s people, and the decisions on it. The server lets in nobody else, and tells each what is theirs. */
export function DeskScreen({ place, header, Code, Report }: DeskScreenProps) {
  const status = useAuth((auth) => auth.status)
  const { value, refusal, again } = useDesk('standing', (remote) => remote.deskStanding())
  const [first = '', id] = place.split('/')
  const isMine = value?.waiting.some(({ kind }) => kind === first) ?? true
  const title = first === 'log' ? 'What was done' : isKind(first) && isMine ? kinds[first].title : 'Desk'
  return (
    <>
      {header((id !== undefined && isMine && pages[first]?.title) || title)}
      <div className="wrap section grid gap-6 max-lg:pt-6">{page()}</div>
    </>
  )

  function page() {
    if (status === 'signed-out')
      return (
        <EmptyState
          title="Sign in to open the desk"
          action={
            <Link to="/auth" search={{ redirect: `/desk/${place}` }} className={buttonClass()}>
              Sign in
            </Link>
          }
        />
      )
    if (refusal?.code === 'PT403') return <Code onConfirmed={again} />
    if (refusal && !value) return <Unanswered again={again} />
    if (!value) return <Announced isShown>Looking for what waits</Announced>
    if (!value.moderator && !value.staff)
      return (
        <EmptyState
          title="The desk is for the academy’s people"
          action={
            <Link to="/contact" className={buttonClass()}>
              Write to us
            </Link>
          }
        >
          What you sent to the academy is read there, and answered to you.
        </EmptyState>
      )
    if (first === 'log') return <Log />
    if (!isMine) return <Overview standing={value} />
    const Page = pages[first]?.Page
    if (Page && id !== undefined) return <Page key={id} id={id} />
    return isKind(first) && <Waiting kind={first} Report={Report} />
  }
}

function Overview({ standing }: { standing: DeskStanding }) {
  const { timeZone } = useClock()
  return (
    <>
      {standing.late_jobs.length > 0 && (
        <Alert tone="danger" title="A job of the server stands still">
          {`It has not run for an hour or longer: ${standing.late_jobs.join(', ').replaceAll('_', ' ')}. Tell whoever runs the server.`}
        </Alert>
      )}
      <ul className="today-rows max-w-2xl border-t border-ink">
        {standing.waiting.map(({ kind, oldest, ...counts }) => (
          <li key={kind}>
            <Link to="/desk/$" params={{ _splat: kind }} className="today-row">
              <span className="min-w-0 flex-1">
                <strong className="block">{kinds[kind].title}</strong>{' '}
                <span className="block text-sm text-muted">
                  {kinds[kind].promise}
                  {oldest !== null && `. The oldest is of ${formatDate(oldest, timeZone)}`}
                </span>
              </span>
              <span className={counts.overdue > 0 ? 'font-bold text-danger' : undefined}>{countWords(counts)}</span>
              <Icon name="chevron" className="size-5 flex-none -rotate-90 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/desk/$" params={{ _splat: 'log' }} className="link inline-flex min-h-11 items-center justify-self-start">
        What was looked at and decided
      </Link>
    </>
  )
}

function Waiting({ kind, Report }: Pick<DeskScreenProps, 'Report'> & { kind: DeskKind }) {
  const userId = useAuth(({ user }) => user?.id ?? '')
  return (
    <div className="grid max-w-3xl gap-6">
      <p>{kinds[kind].promise}. The oldest stand first.</p>
      <DeskList<DeskRow>
        key={kind}
        name={kind}
        page={(remote, after) => remote.deskWaiting(kind, after)}
        empty={kinds[kind].empty}
      >
        {(row, gone) => {
          const { id, title, detail, since, bounty_id: bountyId } = row
          if (kind === 'reports' && bountyId !== null)
            return (
              <div className="grid gap-2 py-4">
                <Since row={row} />
                <Report report={{ id, bountyId, title, reason: detail, createdAt: since }} userId={userId} onDecided={gone} />
              </div>
            )
          const words = (
            <>
              <span className="min-w-0 flex-1">
                <strong className="block wrap-anywhere">
                  <bdi>{title}</bdi>
                </strong>{' '}
                <span className="block text-sm wrap-anywhere text-muted">
                  <bdi>{detail}</bdi>
                </span>
              </span>
              <Since row={row} />
            </>
          )
          const look = 'today-row flex-wrap'
          if (kind === 'submissions' && bountyId !== null)
            return (
              <Link to="/bounty/$bountyId" params={{ bountyId }} hash="review" className={look}>
                {words}
              </Link>
            )
          if (kind in pages)
            return (
              <Link to="/desk/$" params={{ _splat: `${kind}/${id}` }} className={look}>
                {words}
              </Link>
            )
          return <div className={look}>{words}</div>
        }}
      </DeskList>
    </div>
  )
}

/** Since when it waits, and whether longer than was promised. */
function Since({ row: { since, due_at } }: { row: DeskRow }) {
  const { nowMs, timeZone } = useClock()
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      {Date.parse(due_at) < nowMs && <Badge tone="red">Overdue</Badge>}
      <time dateTime={since}>{formatDate(since, timeZone)}</time>
    </span>
  )
}

const acts: Readonly<Record<string, string>> = {
  read_message: 'read a message',
  answered_message: 'answered a message',
  finished_message: 'took a message off what waits',
  reopened_message: 'opened a message again',
  read_application: 'read an application',
  invited_applicant: 'invited an applicant',
  accepted_applicant: 'accepted an applicant',
  declined_applicant: 'declined an applicant',
  reviewed: 'reviewed a submission',
  kept_bounty: 'let a reported bounty stand',
  hid_bounty: 'hid a bounty',
  showed_bounty: 'showed a bounty again',
}

function Log() {
  return (
    <DeskList<DeskLogEntry> name="log" page={(remote, after) => remote.deskLog(after)} empty="Nothing was done yet">
      {(entry) => <LogRow {...entry} />}
    </DeskList>
  )
}

function LogRow({ at, who, act, subject }: DeskLogEntry) {
  const [list] = Object.entries(pages).find(([, page]) => page.acts.test(act)) ?? []
  const words = `${who ?? 'Somebody who has left'} ${acts[act] ?? act}`
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4 py-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {list !== undefined && subject !== null ? (
          <Link to="/desk/$" params={{ _splat: `${list}/${subject}` }} className="link">
            {words}
          </Link>
        ) : act.endsWith('_bounty') && subject !== null ? (
          <Link to="/bounty/$bountyId" params={{ bountyId: subject }} className="link">
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
      <time dateTime={at} className="text-sm text-muted">
        {new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </p>
  )
}
