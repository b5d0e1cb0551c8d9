import { disclaimer } from '../../content/legal/disclaimer'
import { LegalText } from './legal-text'

export function DisclaimerScreen() {
  return <LegalText page={disclaimer} />
}
