import { later } from '../../ui/later'

const page = await later('terms', async () => (await import('./terms-page')).TermsPage)

export function TermsScreen() {
  return page
}
