// @in training @members
import { createFileRoute } from '@tanstack/react-router'
import { GuidedModule } from '../features/course/guided-module'
import { type Around, TrainingScreen } from '../features/training/training-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { PageHeader } from '../ui/page-header'

export const Route = createFileRoute('/training/$text')({ component: Page })

function Page() {
  const { text } = Route.useParams()
  const around: Around = ({ title, description, isReader, printsTitle }, page) => (
    <>
      <PageHead path={`/training/${text}`} title={title} description={description} keywords="guided modules" noindex />
      {!isReader && (
        <div className={printsTitle ? undefined : 'no-print'}>
          <PageHeader size="task" back={<BackLink to="/account" />} title={title} />
        </div>
      )}
      {page}
    </>
  )
  return <TrainingScreen text={text} around={around} Module={GuidedModule} />
}
