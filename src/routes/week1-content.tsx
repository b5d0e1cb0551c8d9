import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbs } from '../content/structured-data'
import { cadetWeek1Text } from '../features/learning/course-texts'
import { Week1Screen } from '../features/learning/week1-screen'
import { prepareText } from '../ui/lazy-text'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'

export const Route = createFileRoute('/week1-content')({ loader: () => prepareText(cadetWeek1Text), component: Page })

const trail = [
  { name: 'Training', path: '/course' },
  { name: 'Cadet Week 1', path: '/week1-content' },
]

function Page() {
  return (
    <>
      <PageHead
        path="/week1-content"
        title="Cadet Week 1"
        description="The complete first week, free: core values, mental preparation, physical fitness and tactical awareness."
        keywords="week 1, cadet, core values, OODA loop, color code, fitness assessment"
        image="course"
      />
      <StructuredData data={breadcrumbs(siteUrl, trail)} />
      <Week1Screen />
    </>
  )
}
