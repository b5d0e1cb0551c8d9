import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'
import { later } from '../ui/later'

export const Route = createFileRoute('/faq')({
  // The links of the newsletter's mails.
  validateSearch: ({ newsletter }: Record<string, unknown>): { newsletter?: unknown } => ({ newsletter }),
  component: Page,
})

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/faq'] : undefined

const page = await later('faq', async () => (await import('../features/support/faq-page')).FaqPage)

function Page() {
  return (
    <>
      <PageHead
        path="/faq"
        title="Frequently asked questions"
        description="Search more than thirty answers about applying, training, money, equipment and studying from abroad."
        keywords="faq, questions, application, cost, equipment, international students"
      />
      <StructuredData data={data?.trail} />
      <StructuredData data={data?.questions} />
      {page}
    </>
  )
}
