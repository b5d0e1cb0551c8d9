import { disclaimer } from '../../content/legal/disclaimer'
import { LegalText } from './legal-text'

export function DisclaimerPage() {
  return <LegalText page={disclaimer} />
}
