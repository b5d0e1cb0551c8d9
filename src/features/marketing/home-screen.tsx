import { PageHeader } from '../../ui/page-header'

export function HomeScreen() {
  return <PageHeader title="Know the ground. Get home safe." lead="Five weeks of urban navigation and personal defense, taught so that you can use it on your own street." />
}
