import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { boardWanted } from './board-wanted'

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
