import { Card } from '../../ui/card'
import { applicationFormId } from './application-form-id'
import { ApplicationWizard } from './application-wizard'
import { BeforeYouApply } from './before-you-apply'

export function ApplyPage() {
  return (
    <div className="section">
      <div className="wrap grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <div id={applicationFormId} className="scroll-mt-20">
          <Card as="section" reference="Application" referenceEnd="3 steps">
            <ApplicationWizard />
          </Card>
        </div>
        <BeforeYouApply />
      </div>
    </div>
  )
}
