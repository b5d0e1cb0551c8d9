import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'
import { later } from '../ui/later'
import { PageHeader } from '../ui/page-header'
import { hasStored } from '../ui/prerendered'

export const Route = createFileRoute('/course/notes')({ component: Page })

/** Settles at once where the device holds notes, else never. Browser only. */
const notesKept = () => (hasStored('reader-notes') ? Promise.resolve() : new Promise<void>(() => {}))

const page = await later('notes', async () => (await import('../features/course/notes-page')).NotesPage, notesKept)

function Page() {
  return (
    <>
      <PageHead
        path="/course/notes"
        title="Your notes"
        description="What you marked and noted in the course, in one list, to print and to save as text."
        keywords="notes, course, offline"
        noindex
      />
      <PageHeader size="task" back={<BackLink />} title="Your notes" />
      {page}
      <p className="hidden noscript:block wrap py-8">Notes need scripts. The course itself reads without them.</p>
    </>
  )
}
