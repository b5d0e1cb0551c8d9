import { Link, useSearch } from '@tanstack/react-router'
import { boardIsOther, useBoardState } from './board-state'
import { BoardStrip } from './board-strip'
import { startAuth, useAuth } from '../../state/auth-store'
import { buttonClass } from '../../ui/button'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { whenIdle } from '../../ui/paint-and-idle'

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
  const { tab } = useSearch({ from: '/bounty/' })
  const count = useBoardState((known) => known.count)
  return (
    <>
      <PageHeader
        size="list"
        eyebrow="Community"
        title="Bounties"
        count={count === null ? null : { number: count, of: 'shown' }}
        lead={
          (tab === undefined || tab === 'active') &&
          'Educational challenges, set and funded by the community. Pick one up, do the work, show what you did.'
        }
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
