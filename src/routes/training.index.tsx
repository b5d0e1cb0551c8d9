// @in training @members
import { createFileRoute } from '@tanstack/react-router'
import { PackagePage } from '../features/training/package-page'
import { Samples } from '../features/training/samples'
import { TrainingGate } from '../features/training/training-gate'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { PageHeader } from '../ui/page-header'

export const Route = createFileRoute('/training/')({ component: Page })

function Page() {
  const header = <PageHeader size="task" back={<BackLink />} title="Your package" />
  return (
    <>
      <PageHead
        path="/training"
        title="Your package"
        description="The guided modules, the simulations and all else that your package opens, on this device with no network, too."
        keywords="guided modules, simulations, practice log"
        noindex
      />
      <TrainingGate header={header} samples={<Samples />}>
        {(training) => (
          <>
            {header}
            <PackagePage training={training} />
          </>
        )}
      </TrainingGate>
      <p className="hidden noscript:block wrap py-8">Your package needs scripts. The course itself reads without them.</p>
    </>
  )
}
