import { privacy } from '../../content/legal/privacy'
import { LegalText } from './legal-text'

export function PrivacyScreen() {
  return <LegalText page={privacy} />
}
