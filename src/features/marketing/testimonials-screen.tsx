import { later } from '../../ui/later'

const page = await later('testimonials', async () => (await import('./testimonials-page')).TestimonialsPage)

export function TestimonialsScreen() {
  return page
}
