import { createFileRoute } from '@tanstack/react-router'
import { weeksInWords } from '../domain/course/course-week'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'
import { later } from '../ui/later'

export const Route = createFileRoute('/training-details')({ component: Page })

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/training-details'] : undefined

const page = await later(
  'training-details',
  async () => (await import('../features/marketing/training-details-page')).TrainingDetailsPage,
)

function Page() {
  return (
    <>
      <PageHead
        path="/training-details"
        title="Training details"
        description={`The curriculum of the ${weeksInWords} weeks section by section, and answers to what cadets ask before they start.`}
        keywords="curriculum, training details, course outline, cadet program"
        image="course"
      />
      <StructuredData data={data?.trail} />
      <StructuredData data={data?.questions} />
      {page}
    </>
  )
}
