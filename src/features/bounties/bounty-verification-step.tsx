import { Checkbox } from '../../ui/checkbox'
import type { CreateStepProps } from './create-step-props'

export function BountyVerificationStep({ draft, edit }: CreateStepProps) {
  return (
    <>
      <Checkbox
        label="Require photo verification"
        hint="Whoever completes it sends a photo with it. Only they, you and the moderators see it."
        checked={draft.requiresPhoto}
        onChange={(event) => edit({ requiresPhoto: event.target.checked })}
      />
      <p className="text-muted">
        You review each completion: approve it, ask for changes, or turn it down with a reason. The first one you approve
        completes the bounty.
      </p>
    </>
  )
}
