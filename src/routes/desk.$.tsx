// @members
import { createFileRoute, useParams } from '@tanstack/react-router'
import { ModeratorCode, Report } from '../features/bounties/open-reports'
import { DeskScreen } from '../features/desk/desk-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { PageHeader } from '../ui/page-header'

export const Route = createFileRoute('/desk/$')({ component: Page })

const header = (title: string) => (
  <>
    <PageHead path="/desk" title={title} description="What waits for the academy’s people." keywords="desk" noindex />
    <PageHeader size="task" back={<BackLink to="/account" />} title={title} />
  </>
)

function Page() {
  const { _splat: place = '' } = useParams({ strict: false })
  return <DeskScreen place={place} Code={ModeratorCode} Report={Report} header={header} />
}
