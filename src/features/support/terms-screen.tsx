import { terms } from '../../content/legal/terms'
import { LegalText } from './legal-text'

export function TermsScreen() {
  return <LegalText page={terms} />
}
