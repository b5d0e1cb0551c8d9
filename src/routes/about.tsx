import { createFileRoute } from '@tanstack/react-router'
import { AboutScreen } from '../features/marketing/about-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/about')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/about"
        title="About the academy"
        description="Why the academy exists and how it teaches: small class sizes, veteran instructors, and lessons that stay within the law."
        keywords="about, mission, training approach, small classes, veteran instructors"
      />
      <AboutScreen />
    </>
  )
}
