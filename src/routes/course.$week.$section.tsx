import { createFileRoute } from '@tanstack/react-router'
import { SectionScreen } from '../features/course/section-screen'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'

export const Route = createFileRoute('/course/$week/$section')({
  loader: async ({ params }) => (await import('../features/course/prepare-section')).prepareSection(params),
  component: Page,
})

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const dataOf = import.meta.env.SSR ? (await import('../content/page-data')).sectionData : undefined

function Page() {
  const { week, section } = Route.useParams()
  const head = Route.useLoaderData()
  const data = dataOf?.(siteUrl, section, head.description)
  return (
    <>
      <PageHead path={`/course/${week}/${section}`} {...head} image="course" />
      <StructuredData data={data?.trail} />
      <StructuredData data={data?.lesson} />
      <SectionScreen />
    </>
  )
}
