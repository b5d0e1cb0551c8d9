import { localDay } from '../../domain/local-day'
import { TextField } from '../../ui/text-field'
import type { CreateStepProps } from './create-step-props'
import { useClock } from '../../hooks/use-clock'

export function BountyFundingStep({ draft, errorOf, edit }: CreateStepProps) {
  const { nowMs } = useClock()
  return (
    <>
      <TextField
        label="Funding Goal"
        lead="$"
        inputMode="decimal"
        autoComplete="off"
        value={draft.fundingGoal}
        error={errorOf('fundingGoal')}
        hint="Dollars and cents, from $1 to $1,000,000. Others pledge towards it; you may too."
        onChange={(event) => edit({ fundingGoal: event.target.value })}
      />
      <TextField
        label="Deadline"
        type="date"
        min={localDay(nowMs)}
        value={draft.deadline}
        error={errorOf('deadline')}
        hint="The bounty runs to the end of this day."
        onChange={(event) => edit({ deadline: event.target.value })}
      />
    </>
  )
}
