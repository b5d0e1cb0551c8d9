import { handbookSections } from '../../content/documentation/outline'
import { PageHeader } from '../../ui/page-header'
import { handbookText } from './course-texts'
import { LongRead } from './long-read'

/** The course handbook with its sidebar. */
export function DocumentationPage() {
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
