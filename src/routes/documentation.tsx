import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'
import { later } from '../ui/later'

export const Route = createFileRoute('/documentation')({ component: Page })

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/documentation'] : undefined

const page = await later('documentation', async () =>
  (await import('../features/course/documentation-page')).loadDocumentationPage(),
)

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
      <StructuredData data={data?.trail} />
      {page}
    </>
  )
}
