import { later } from '../../ui/later'

const page = await later('privacy', async () => (await import('./privacy-page')).PrivacyPage)

export function PrivacyScreen() {
  return page
}
