// @in training @members
import { createFileRoute } from '@tanstack/react-router'
import { GuidedModule } from '../features/course/guided-module'
import { ownPages } from '../features/training/own-pages'
import { PackagePage } from '../features/training/package-page'
import { Samples } from '../features/training/samples'
import { SimulationPage } from '../features/training/simulation-page'
import { NotInPackage, TrainingGate } from '../features/training/training-gate'
import { TrainingPage } from './-training-page'

export const Route = createFileRoute('/training/$text')({ component: Page })

const whole = { title: 'Your package', description: 'All that your package opens, on this device with no network, too.' }

function Page() {
  const { text } = Route.useParams()
  const own = ownPages.get(text)
  if (own) return <TrainingPage text={text} {...own} />
  const isWhole = text === 'package'
  return (
    <TrainingGate header={<TrainingPage text={text} {...whole} />} samples={isWhole && <Samples />}>
      {(training) => {
        const { modules, simulations } = training
        const module = modules.find(({ id }) => id === text)
        const simulation = simulations.find(({ id }) => id === text)
        const { title, description } = module ?? simulation ?? whole
        return (
          <TrainingPage text={text} title={title} description={description} isReader={module !== undefined}>
            {module && <GuidedModule module={module} modules={modules} />}
            {simulation && <SimulationPage key={text} simulation={simulation} modules={modules} />}
            {isWhole && <PackagePage training={training} />}
            {!module && !simulation && !isWhole && <NotInPackage />}
          </TrainingPage>
        )
      }}
    </TrainingGate>
  )
}
