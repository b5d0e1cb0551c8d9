import { academy } from '../../content/academy'
import { PageHeader } from '../../ui/page-header'

export function ApplyScreen({ scrollToForm }: { scrollToForm: boolean }) {
  return (
    <>
      <PageHeader title={`Apply for ${academy.name}`} lead="Three short steps: your email, your phone, a code." />
      <section id="application-form" data-scroll={scrollToForm} />
    </>
  )
}
