// @in training @members
import { createFileRoute } from '@tanstack/react-router'
import { GuidedModule } from '../features/course/guided-module'
import { SimulationPage } from '../features/training/simulation-page'
import { NotInPackage, TrainingGate } from '../features/training/training-gate'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { PageHeader } from '../ui/page-header'

export const Route = createFileRoute('/training/$text')({ component: Page })

const whole = { title: 'Your package', description: 'What your package opens.' }

function Page() {
  const { text } = Route.useParams()
  const head = ({ title, description }: typeof whole, isReader = false) => (
    <>
      <PageHead
        path={`/training/${text}`}
        title={title}
        description={description}
        keywords="guided modules, simulations"
        noindex
      />
      {!isReader && <PageHeader size="task" back={<BackLink to="/training" />} title={title} />}
    </>
  )
  return (
    <TrainingGate header={head(whole)}>
      {({ modules, simulations }) => {
        const module = modules.find(({ id }) => id === text)
        const simulation = simulations.find(({ id }) => id === text)
        return (
          <>
            {head(module ?? simulation ?? whole, module !== undefined)}
            {module && <GuidedModule module={module} modules={modules} />}
            {simulation && <SimulationPage key={text} simulation={simulation} modules={modules} />}
            {!module && !simulation && <NotInPackage />}
          </>
        )
      }}
    </TrainingGate>
  )
}
