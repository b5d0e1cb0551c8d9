import { later } from '../../ui/later'

const page = await later('disclaimer', async () => (await import('./disclaimer-page')).DisclaimerPage)

export function DisclaimerScreen() {
  return page
}
