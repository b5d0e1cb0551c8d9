import { PageHeader } from '../../ui/page-header'

export function UpdatePasswordScreen() {
  return <PageHeader title="NEW PASSWORD" lead="Create a new secure password" />
}
