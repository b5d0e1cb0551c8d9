// @in training @members
import { createFileRoute } from '@tanstack/react-router'
import { PackagePage } from '../features/training/package-page'
import { TrainingGate } from '../features/training/training-gate'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { PageHeader } from '../ui/page-header'

export const Route = createFileRoute('/training/')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/training"
        title="Your package"
        description="The guided modules, the simulations and all else that your package opens, on this device with no network, too."
        keywords="guided modules, simulations, practice log"
        noindex
      />
      <PageHeader size="task" back={<BackLink />} title="Your package" />
      <TrainingGate>{(training) => <PackagePage training={training} />}</TrainingGate>
      <p className="hidden noscript:block wrap py-8">Your package needs scripts. The course itself reads without them.</p>
    </>
  )
}
