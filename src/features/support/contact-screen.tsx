import { later } from '../../ui/later'
import { storedMessage } from './message-draft'

const page = await later('contact', async () => (await import('./contact-page')).ContactPage, storedMessage)

export function ContactScreen() {
  return page
}
