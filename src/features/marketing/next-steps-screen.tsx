import { later } from '../../ui/later'

const page = await later('next-steps', async () => (await import('./next-steps-page')).NextStepsPage)

export function NextStepsScreen() {
  return page
}
