import { later } from '../../ui/later'

const page = await later('documentation', async () => (await import('./documentation-page')).DocumentationPage)

export function DocumentationScreen() {
  return page
}
