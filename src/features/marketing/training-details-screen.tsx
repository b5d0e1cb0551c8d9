import { PageHeader } from '../../ui/page-header'

export function TrainingDetailsScreen() {
  return <PageHeader title="Training details" lead="The curriculum, week by week, and the questions people ask about it." />
}
