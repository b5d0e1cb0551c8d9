import { createFileRoute } from '@tanstack/react-router'
import { TestimonialsScreen } from '../features/marketing/testimonials-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/testimonials')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/testimonials"
        title="Testimonials"
        description="Nine simulated stories that show how cadets use what the course teaches."
        keywords="testimonials, cadet stories, success stories"
      />
      <TestimonialsScreen />
    </>
  )
}
