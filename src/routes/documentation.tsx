import { createFileRoute } from '@tanstack/react-router'
import { handbookText } from '../features/learning/course-texts'
import { DocumentationScreen } from '../features/learning/documentation-screen'
import { prepareText } from '../ui/lazy-text'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/documentation')({ loader: () => prepareText(handbookText), component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/documentation"
        title="Course handbook"
        description="How the course works: reading offline, practicing safely, marking your progress and using the bounties."
        keywords="handbook, documentation, how to study, offline reading"
        image="course"
      />
      <DocumentationScreen />
    </>
  )
}
