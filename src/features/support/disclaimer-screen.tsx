import { PageHeader } from '../../ui/page-header'

export function DisclaimerScreen() {
  return <PageHeader title="Disclaimer" lead="What this site is, and what it is not." />
}
