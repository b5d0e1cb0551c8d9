import { createFileRoute } from '@tanstack/react-router'
import { memberKey } from '../domain/account/stored-session'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { later } from '../ui/later'
import { PageHeader } from '../ui/page-header'
import { hasStored } from '../ui/prerendered'

export const Route = createFileRoute('/course/completion')({ component: Page })

/** Settles at once where the device, or another one of a member, may hold what was read, else never. Browser only. */
const progressKept = () => (['reading-progress', memberKey].some(hasStored) ? Promise.resolve() : new Promise<void>(() => {}))

/** The questions are counted where they lie, and the page lies with the other pages on what a reader has done. */
async function fetchPage() {
  const [{ CourseCompletion }, { questionSections }] = await Promise.all([
    import('../features/course/notes-page'),
    import('../features/course/questions-page'),
  ])
  return () => <CourseCompletion sections={questionSections} />
}

const page = await later('completion', fetchPage, progressKept)

function Page() {
  return (
    <>
      <PageHead
        path="/course/completion"
        title="Page of completion"
        description="Says on one sheet, to print, that the course was read and its questions answered; not an accredited or official certification."
        keywords="course, completion, print, offline"
        noindex
      />
      <PageHeader size="task" back={<BackLink />} title="Page of completion" />
      {page}
      <p className="hidden noscript:block wrap py-8">This page needs scripts. The course itself reads without them.</p>
    </>
  )
}
