import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { later } from '../ui/later'
import { PageHeader } from '../ui/page-header'
import { hasStored } from '../ui/prerendered'

export const Route = createFileRoute('/course/questions')({ component: Page })

/** Settles at once where the device holds answers, which may be due, or the address names a section, else never. Browser only. */
const answersKept = () =>
  hasStored('question-answers') || location.hash !== '' ? Promise.resolve() : new Promise<void>(() => {})

const page = await later('questions', async () => (await import('../features/course/questions-page')).QuestionsPage, answersKept)

function Page() {
  return (
    <>
      <PageHead
        path="/course/questions"
        title="Questions"
        description="Questions on the sections of the course: what is due today, and each section’s own, with no network too."
        keywords="questions, course, practice, offline"
        noindex
      />
      <PageHeader size="task" back={<BackLink />} title="Questions" />
      {page}
      <p className="hidden noscript:block wrap py-8">Questions need scripts. The course itself reads without them.</p>
    </>
  )
}
