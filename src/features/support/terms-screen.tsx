import { PageHeader } from '../../ui/page-header'

export function TermsScreen() {
  return <PageHeader title="Terms of Service" lead="The agreement between you and us, in plain words." />
}
