import { PageHeader } from '../../ui/page-header'

export function ContactScreen() {
  return <PageHeader title="Contact us" lead="Ask a question and a person will answer it." />
}
