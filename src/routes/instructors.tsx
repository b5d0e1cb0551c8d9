import { createFileRoute } from '@tanstack/react-router'
import { InstructorsScreen } from '../features/marketing/instructors-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/instructors')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/instructors"
        title="Instructors"
        description="Meet the eight simulated instructors behind the lessons and see what they specialise in."
        keywords="instructors, trainers, veteran, specialties"
      />
      <InstructorsScreen />
    </>
  )
}
