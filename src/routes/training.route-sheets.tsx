// @in training @members
import { createFileRoute } from '@tanstack/react-router'
import { unparsed } from '../domain/app/page-address'
import { RouteSheetPage } from '../features/training/route-sheet-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { PageHeader } from '../ui/page-header'

export const Route = createFileRoute('/training/route-sheets')({
  validateSearch: (search: Record<string, unknown>): { sheet?: unknown } => unparsed(search, ['sheet']),
  component: Page,
})

function Page() {
  return (
    <>
      <PageHead
        path="/training/route-sheets"
        title="Route sheets"
        description="A walk, a building, a trip with children: three sheets to fill in and to print on one page each."
        keywords="route sheet, exits, meeting point, print"
        noindex
      />
      <div className="no-print">
        <PageHeader size="task" back={<BackLink />} title="Route sheets" />
      </div>
      <RouteSheetPage />
      <p className="hidden noscript:block wrap py-8">Route sheets need scripts. The course itself reads without them.</p>
    </>
  )
}
