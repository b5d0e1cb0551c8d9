import { useSearch, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { academyNow } from '../../clock'
import { daysLeft, timeLeft, timeLeftLabel } from '../../domain/bounties/deadline'
import { comparePrerendered, type PrerenderedCard } from '../../domain/bounties/prerendered-cards'
import { askBoard } from '../../remote/ask-board'
import { startAuth, useAuth } from '../../state/auth-store'
import { buttonClass } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { useWasPrerendered } from '../../ui/prerendered'
import { whenIdle } from '../../ui/paint-and-idle'
import { boardIsOther, useBoardState } from './board-state'

/** The cards in the page's HTML: counts their days from today, hides those that are over, and reads what the others say. */
function readStanding(board: Element): { item: HTMLElement; card: PrerenderedCard }[] {
  const now = academyNow()
  const cards = [...board.querySelectorAll<HTMLElement>('li[data-figures]')].map((item) => {
    const left = item.querySelector<HTMLElement>('[data-deadline]')
    const deadline = left?.dataset['deadline'] ?? ''
    const days = daysLeft(deadline, now)
    item.hidden = days === 0
    if (left) left.textContent = `${timeLeftLabel(timeLeft(deadline, now))} left`
    return { item, card: { id: item.dataset['bounty'] ?? '', figures: item.dataset['figures'] ?? '', days } }
  })
  return cards.filter(({ item }) => !item.hidden)
}

const notLive = () => document.querySelector('[data-later="bounties"]:not([data-live])')

/** Holds the cards of the page's HTML against the server's list: what it doesn't name goes at once, what else is other the board shows. */
async function look(): Promise<void> {
  const board = notLive()
  if (!board) return
  readStanding(board)
  const rows = await askBoard()
  // The board that has come to life meanwhile knows better.
  if (!notLive()) return
  // Counted anew: the answer may have put this device's clock right.
  const standing = readStanding(board)
  const cards = standing.map(({ card }) => card)
  const { gone, isSame } = rows ? comparePrerendered(cards, rows, academyNow()) : { gone: [], isSame: true }
  for (const { item, card } of standing) item.hidden = gone.includes(card.id)
  const hasLost = board.querySelector('li[hidden]') !== null
  // Its cards say nothing of what may have changed.
  board.toggleAttribute('data-unknown', rows === null)
  useBoardState.setState({ isFailed: rows === null, rows, isOther: !isSame || hasLost })
}

/** Above the board, always as high: what it is, that samples are samples, and how many newer ones wait to be put in. */
function BoardStrip() {
  const { tab } = useSearch({ from: '/bounty/' })
  const wasPrerendered = useWasPrerendered()
  const { newer, isFailed } = useBoardState()
  useEffect(() => {
    if (wasPrerendered) void look()
  }, [wasPrerendered])
  if (tab !== undefined && tab !== 'active') return null
  return (
    <div className="mb-1 flex min-h-11 items-center justify-between gap-4 max-[23rem]:min-h-15">
      {isFailed ? (
        <p key="failure" role="alert" className="text-sm/5 font-semibold text-danger">
          Failed to load active bounties. Please try again later.{' '}
          <button type="button" className="link" onClick={() => void look()}>
            Try again
          </button>
        </p>
      ) : (
        <p key="samples" className={classNames('text-sm/5 text-muted', newer > 0 && 'max-md:sr-only')}>
          Educational challenges, set and funded by the community. Cards marked Sample are made up.
        </p>
      )}
      <output className="flex-none">
        {newer > 0 && (
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => useBoardState.setState(({ taken }) => ({ newer: 0, taken: taken + 1 }))}
          >
            {`${newer} new`}
          </button>
        )}
      </output>
    </div>
  )
}

/** A member's board is live as soon as the browser is idle; a visitor's at the first touch, or when the server knows other than the page. */
async function memberIdle(): Promise<void> {
  await startAuth()
  if (useAuth.getState().status !== 'signed-in') return new Promise(() => {})
  return whenIdle()
}

// The prerendered samples stand until the strip above them has heard from the server.
const board = await later(
  'bounties',
  async () => (await import('./bounty-board')).BountyBoard,
  () => Promise.race([memberIdle(), boardIsOther()]),
)

export function BountiesScreen() {
  const count = useBoardState((known) => known.count)
  return (
    <>
      <PageHeader
        size="list"
        eyebrow="Community"
        title="Bounties"
        count={count === null ? null : { number: count, of: 'shown' }}
        actions={
          <Link to="/bounty/create" className={buttonClass()}>
            Create Bounty
          </Link>
        }
      />
      <div className="section">
        <div className="wrap">
          <BoardStrip />
          {board}
        </div>
      </div>
    </>
  )
}
