import { PageHeader } from '../../ui/page-header'

export function NextStepsScreen() {
  return <PageHeader title="Next steps" lead="What to do after you apply or pay, in the order that works." />
}
