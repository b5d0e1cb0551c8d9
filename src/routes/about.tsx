import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { later } from '../ui/later'

export const Route = createFileRoute('/about')({ component: Page })

const page = await later('about', async () => (await import('../features/marketing/about-page')).AboutPage)

function Page() {
  return (
    <>
      <PageHead
        path="/about"
        title="About the academy"
        description="Why the academy exists and how it teaches: small class sizes, veteran instructors, and lessons that stay within the law."
        keywords="about, mission, training approach, small classes, veteran instructors"
      />
      {page}
    </>
  )
}
