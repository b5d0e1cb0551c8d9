import { later } from '../../ui/later'
import { storedTicks } from './remembered-ticks'

const page = await later('next-steps', async () => (await import('./next-steps-page')).NextStepsPage, storedTicks)

export function NextStepsScreen() {
  return page
}
