import { handbookSections } from '../../content/documentation/outline'
import { prepareText } from '../../ui/lazy-text'
import { PageHeader } from '../../ui/page-header'
import { handbookText } from './course-texts'
import { LongRead } from './long-read'

/** The course handbook with its sidebar, once its words are there or stand in the page. */
export async function loadDocumentationPage() {
  await prepareText(handbookText)
  return DocumentationPage
}

function DocumentationPage() {
  return (
    <>
      <PageHeader
        eyebrow="Documentation"
        title="Course handbook"
        lead="How the course works: study plan, safe practice, reading with no network, progress, bounties and where to get help."
      />
      <LongRead sections={handbookSections} source={handbookText} indexTitle="In this handbook" />
    </>
  )
}
