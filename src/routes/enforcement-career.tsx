import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'
import { later } from '../ui/later'

export const Route = createFileRoute('/enforcement-career')({ component: Page })

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/enforcement-career'] : undefined

const page = await later(
  'enforcement-career',
  async () => (await import('../features/marketing/enforcement-career-page')).EnforcementCareerPage,
)

function Page() {
  return (
    <>
      <PageHead
        path="/enforcement-career"
        title="Enforcement careers"
        description="The five steps into a federal enforcement career, as other organizations run it, and what to prepare for each."
        keywords="enforcement career, federal jobs, basic training, screening"
      />
      <StructuredData data={data?.trail} />
      {page}
    </>
  )
}
