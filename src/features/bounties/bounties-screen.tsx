import { startAuth, useAuth } from '../../state/auth-store'
import { firstInterest } from '../../ui/first-interest'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { whenIdle } from '../../ui/when-idle'

/** How long a visitor looks at the prerendered board before the bounties of today come unasked, in milliseconds. */
const unaskedAfterMs = 8_000

/** A member's board is live as soon as the browser is idle; a visitor's at the first touch, or after a while without one. */
async function boardWanted(): Promise<void> {
  await startAuth()
  if (useAuth.getState().status === 'signed-in') return whenIdle()
  await Promise.race([firstInterest(), new Promise((resolve) => setTimeout(resolve, unaskedAfterMs))])
}

// The prerendered samples stand until somebody wants more; the board's data is real, so it comes unasked as well, only later.
const board = await later('bounties', async () => (await import('./bounty-board')).BountyBoard, boardWanted)

export function BountiesScreen() {
  return (
    <>
      <PageHeader
        eyebrow="The bounty board"
        title="Bounties"
        lead="Educational challenges, set and funded by the community. Pick one up, do the work, show what you did."
      />
      <div className="section">
        <div className="wrap">{board}</div>
      </div>
    </>
  )
}
