import { PageHeader } from '../../ui/page-header'

export function UpgradesScreen() {
  return <PageHeader title="Training Upgrades" lead="Five advanced programmes for people who have finished the course." />
}
