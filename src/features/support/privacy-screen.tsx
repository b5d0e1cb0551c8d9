import { PageHeader } from '../../ui/page-header'

export function PrivacyScreen() {
  return <PageHeader title="Privacy Policy" lead="What we store, where, and how you take it back." />
}
