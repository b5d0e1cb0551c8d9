import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { daysLeft, daysLeftLabel } from '../../domain/deadline'
import { askBoard } from '../../remote/ask-board'
import { useWasPrerendered } from '../../ui/prerendered'
import { useBoardState } from './board-state'

/** Counts the days of the cards that stand in the page from today, and hides those that are over; answers whose ids stand there. */
function renewStanding(board: Element): Set<string> {
  const now = Date.now()
  for (const left of board.querySelectorAll<HTMLElement>('[data-deadline]')) {
    const days = daysLeft(left.dataset['deadline'] ?? '', now)
    const item = left.closest('li')
    if (item) item.hidden = days === 0
    left.textContent = `${daysLeftLabel(days)} left`
  }
  const links = board.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) a[href$="/fund"]')
  return new Set([...links].map(({ pathname }) => pathname.split('/')[2] ?? ''))
}

const notLive = () => document.querySelector('[data-later="bounties"]:not([data-live])')

/** Compares the cards of the page's HTML with the server's list; what it finds is said, no card is moved. */
async function look(): Promise<void> {
  const board = notLive()
  if (!board) return
  const standing = renewStanding(board)
  const ids = await askBoard()
  // The board that has come to life meanwhile knows better.
  if (!notLive()) return
  useBoardState.setState({ isFailed: ids === null, newer: ids?.filter((id) => !standing.has(id)).length ?? 0 })
}

/** Above the board, always as high: that samples are samples, and how many bounties are newer than those that stand there. */
export function BoardStrip() {
  const { tab } = useSearch({ from: '/bounty/' })
  const wasPrerendered = useWasPrerendered()
  const { newer, isFailed } = useBoardState()
  useEffect(() => {
    if (wasPrerendered) void look()
  }, [wasPrerendered])
  if (tab !== undefined && tab !== 'active') return null
  return (
    <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
      {isFailed ? (
        <p role="alert" className="font-semibold text-danger">
          Failed to load active bounties. Please try again later.{' '}
          <button type="button" className="link" onClick={() => void look()}>
            Try again
          </button>
        </p>
      ) : (
        <p className="text-sm text-muted">Cards marked Sample are made up.</p>
      )}
      <output className="flex-none">
        {newer > 0 && (
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => useBoardState.setState(({ taken }) => ({ newer: 0, taken: taken + 1 }))}
          >
            {newer} new
          </button>
        )}
      </output>
    </div>
  )
}
