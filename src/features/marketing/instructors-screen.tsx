import { PageHeader } from '../../ui/page-header'

export function InstructorsScreen() {
  return <PageHeader title="Instructors" lead="Eight teachers and the subject each of them brings." />
}
