// @in training @members
import { createFileRoute } from '@tanstack/react-router'
import { GuidedModule } from '../features/course/guided-module'
import { NotInPackage, TrainingGate } from '../features/training/training-gate'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/training/$text')({ component: Page })

const unknown = { title: 'Not in your package', description: 'What your package opens.' }

function Page() {
  const { text } = Route.useParams()
  return (
    <TrainingGate>
      {({ modules }) => {
        const module = modules.find(({ id }) => id === text)
        const { title, description } = module ?? unknown
        return (
          <>
            <PageHead path={`/training/${text}`} title={title} description={description} keywords="guided modules" noindex />
            {module ? <GuidedModule module={module} modules={modules} /> : <NotInPackage />}
          </>
        )
      }}
    </TrainingGate>
  )
}
