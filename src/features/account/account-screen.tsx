import { PageHeader } from '../../ui/page-header'

export function AccountScreen() {
  return <PageHeader title="My Account" lead="Your profile, your subscription and this device." />
}
