import { PageHeader } from '../../ui/page-header'

export function AboutScreen() {
  return <PageHeader title="About us" lead="Who teaches here, what we teach and what we leave to the authorities." />
}
