import { createFileRoute } from '@tanstack/react-router'
import { faqPage } from '../content/structured-data'
import { FaqScreen } from '../features/support/faq-screen'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'

export const Route = createFileRoute('/faq')({ component: Page })

// At build only: the answers stand in the page, and no script carries them.
const entries = import.meta.env.SSR ? (await import('../content/faq')).faq.flatMap((category) => category.entries) : undefined
const questions = entries && faqPage(entries)

function Page() {
  return (
    <>
      <PageHead
        path="/faq"
        title="Frequently asked questions"
        description="Search more than thirty answers about applying, training, money, equipment and studying from abroad."
        keywords="faq, questions, application, cost, equipment, international students"
      />
      <StructuredData data={questions} />
      <FaqScreen />
    </>
  )
}
