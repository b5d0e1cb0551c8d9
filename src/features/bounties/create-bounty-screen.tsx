import { PageHeader } from '../../ui/page-header'
import { BackToBounties } from './bounty-page'
import { CreateBounty } from './create-bounty-wizard'

export function CreateBountyScreen({ entry }: { entry?: string | undefined }) {
  return (
    <>
      <PageHeader
        eyebrow={<BackToBounties />}
        title="Create Bounty"
        lead="Set a challenge that teaches something worth knowing. Four short steps; what you type is kept on this device until you send it."
      />
      <div className="section">
        <div className="wrap wrap-narrow">
          <CreateBounty entry={entry} />
        </div>
      </div>
    </>
  )
}
