import { later } from '../../ui/later'

const page = await later('week-1', async () => (await import('./week1-page')).Week1Page)

export function Week1Screen() {
  return page
}
