import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { later } from '../ui/later'

export const Route = createFileRoute('/testimonials')({ component: Page })

const page = await later('testimonials', async () => (await import('../features/marketing/testimonials-page')).TestimonialsPage)

function Page() {
  return (
    <>
      <PageHead
        path="/testimonials"
        title="Testimonials"
        description="Nine simulated stories that show how cadets use what the course teaches."
        keywords="testimonials, cadet stories, success stories"
      />
      {page}
    </>
  )
}
