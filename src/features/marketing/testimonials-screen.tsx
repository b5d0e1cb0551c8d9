import { PageHeader } from '../../ui/page-header'

export function TestimonialsScreen() {
  return <PageHeader title="Testimonials" lead="What cadets say the training changed." />
}
