import { later } from '../../ui/later'

const page = await later('instructors', async () => (await import('./instructors-page')).InstructorsPage)

export function InstructorsScreen() {
  return page
}
