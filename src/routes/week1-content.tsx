import { createFileRoute } from '@tanstack/react-router'
import { Week1Screen } from '../features/learning/week1-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/week1-content')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/week1-content"
        title="Cadet Week 1"
        description="The complete first week, free: core values, mental preparation, physical fitness and tactical awareness."
        keywords="week 1, cadet, core values, OODA loop, color code, fitness assessment"
        image="course"
      />
      <Week1Screen />
    </>
  )
}
