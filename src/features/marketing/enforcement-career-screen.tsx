import { PageHeader } from '../../ui/page-header'

export function EnforcementCareerScreen() {
  return <PageHeader title="Enforcement career" lead="How other organisations hire and train, step by step." />
}
