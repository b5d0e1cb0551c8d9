import { later } from '../../ui/later'

const page = await later('enforcement-career', async () => (await import('./enforcement-career-page')).EnforcementCareerPage)

export function EnforcementCareerScreen() {
  return page
}
