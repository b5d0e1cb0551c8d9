import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { whenIdle } from '../../ui/when-idle'

// The prerendered samples stand until the browser has nothing better to do; the board's data is real, so it comes unasked.
const board = await later('bounties', async () => (await import('./bounty-board')).BountyBoard, whenIdle)

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
