import { BoardStrip } from './board-strip'
import { startAuth, useAuth } from '../../state/auth-store'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { whenIdle } from '../../ui/when-idle'

/** A member's board is live as soon as the browser is idle; a visitor's at the first touch. */
async function memberIdle(): Promise<void> {
  await startAuth()
  if (useAuth.getState().status !== 'signed-in') return new Promise(() => {})
  return whenIdle()
}

// The prerendered samples stand until somebody wants more; the strip above them says unasked what the server has.
const board = await later('bounties', async () => (await import('./bounty-board')).BountyBoard, memberIdle)

export function BountiesScreen() {
  return (
    <>
      <PageHeader
        eyebrow="The bounty board"
        title="Bounties"
        lead="Educational challenges, set and funded by the community. Pick one up, do the work, show what you did."
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
