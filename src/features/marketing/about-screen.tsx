import { later } from '../../ui/later'

const page = await later('about', async () => (await import('./about-page')).AboutPage)

export function AboutScreen() {
  return page
}
