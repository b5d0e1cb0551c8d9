import { later } from '../../ui/later'

const page = await later('training-details', async () => (await import('./training-details-page')).TrainingDetailsPage)

export function TrainingDetailsScreen() {
  return page
}
