import { later } from '../../ui/later'

const page = await later('upgrades', async () => (await import('./upgrades-page')).UpgradesPage)

export function UpgradesScreen() {
  return page
}
