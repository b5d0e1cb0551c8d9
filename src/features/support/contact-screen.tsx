import { later } from '../../ui/later'

const page = await later('contact', async () => (await import('./contact-page')).ContactPage)

export function ContactScreen() {
  return page
}
