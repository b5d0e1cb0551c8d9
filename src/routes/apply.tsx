import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { ApplyScreen } from '../features/enrolment/apply-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/apply')({ component: Page })

function Page() {
  const scrollToForm = useRouterState({ select: (state) => state.location.state.scrollToForm === true })
  return (
    <>
      <PageHead
        path="/apply"
        title="Apply"
        description="Apply in three short steps: your email, your phone, and a code that verifies it. It takes about two minutes."
        keywords="apply, application, enroll, cadet program"
      />
      <ApplyScreen back={<BackLink />} scrollToForm={scrollToForm} />
    </>
  )
}
