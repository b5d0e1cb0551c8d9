import { createFileRoute } from '@tanstack/react-router'
import { academy } from '../content/academy'
import { storedMessage } from '../features/support/message-draft'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'
import { later } from '../ui/later'

export const Route = createFileRoute('/contact')({ component: Page })

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/contact'] : undefined

const page = await later('contact', async () => (await import('../features/support/contact-page')).ContactPage, storedMessage)

function Page() {
  return (
    <>
      <PageHead
        path="/contact"
        title="Contact"
        description={`Ask the academy a question by form, phone or email. Phone hours are ${academy.phoneHours}.`}
        keywords="contact, phone hours, questions, support"
      />
      <StructuredData data={data?.trail} />
      <StructuredData data={data?.questions} />
      {page}
    </>
  )
}
