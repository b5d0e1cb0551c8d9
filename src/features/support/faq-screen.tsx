import { PageHeader } from '../../ui/page-header'

export function FaqScreen() {
  return <PageHeader title="Frequently asked questions" lead="Search the answers or pick a subject." />
}
