import { terms } from '../../content/legal/terms'
import { LegalText } from './legal-text'

export function TermsPage() {
  return <LegalText page={terms} />
}
