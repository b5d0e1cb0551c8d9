// @in training @members
import { createFileRoute } from '@tanstack/react-router'
import { PracticeLogPage } from '../features/training/practice-log-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { PageHeader } from '../ui/page-header'

export const Route = createFileRoute('/training/log')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/training/log"
        title="Practice log"
        description="What you practiced, for how long and what you noticed, by days and weeks, with no network too."
        keywords="practice log, training, offline"
        noindex
      />
      <PageHeader size="task" back={<BackLink />} title="Practice log" />
      <PracticeLogPage />
      <p className="hidden noscript:block wrap py-8">The practice log needs scripts. The course itself reads without them.</p>
    </>
  )
}
