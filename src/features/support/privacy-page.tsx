import { privacy } from '../../content/legal/privacy'
import { LegalText } from './legal-text'

export function PrivacyPage() {
  return <LegalText page={privacy} />
}
