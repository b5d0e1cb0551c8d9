import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'
import { later } from '../ui/later'

export const Route = createFileRoute('/upgrades')({ component: Page })

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/upgrades'] : undefined

const page = await later('upgrades', async () => (await import('../features/marketing/upgrades-page')).UpgradesPage)

function Page() {
  return (
    <>
      <PageHead
        path="/upgrades"
        title="Training Upgrades"
        description="Five advanced programs for cadets who have finished the course, with eligibility and common questions."
        keywords="advanced training, upgrades, specialization, programs"
      />
      <StructuredData data={data?.trail} />
      <StructuredData data={data?.questions} />
      {page}
    </>
  )
}
