import { privacyPolicy } from '../../content/legal/privacy'
import { challengeKey } from '../../state/human-check'
import { LegalText } from './legal-text'

export function PrivacyPage() {
  return <LegalText page={privacyPolicy(challengeKey() !== null)} />
}
