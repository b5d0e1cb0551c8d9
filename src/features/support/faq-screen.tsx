import { later } from '../../ui/later'

const page = await later('faq', async () => (await import('./faq-page')).FaqPage)

export function FaqScreen() {
  return page
}
