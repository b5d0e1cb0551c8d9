import { useState, type FormEvent } from 'react'
import { displayNameProblem, MAX_DISPLAY_NAME, type Profile } from '../../domain/profile'
import { noteSaved } from '../../state/unsaved-forms'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { TextField } from '../../ui/text-field'
import { focusFirstProblem, textOf } from './form-reading'

export function ProfileForm({ profile, onSave }: { profile: Profile; onSave: (profile: Profile) => Promise<boolean> }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const displayName = textOf(form, 'displayName').trim()
    const found = displayNameProblem(displayName)
    setProblem(found)
    if (focusFirstProblem(form, { displayName: found })) return
    setBusy(true)
    if (await onSave({ displayName, hideFromLeaderboard: textOf(form, 'hideFromLeaderboard') === 'on' })) noteSaved(form)
    setBusy(false)
  }

  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Display name"
        name="displayName"
        autoComplete="nickname"
        maxLength={MAX_DISPLAY_NAME}
        defaultValue={profile.displayName}
        hint="Other members see it on your bounties and on the leaderboard."
        error={problem ?? undefined}
      />
      <Checkbox name="hideFromLeaderboard" defaultChecked={profile.hideFromLeaderboard} label="Hide me from the leaderboard" />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {busy ? 'Saving...' : 'Save Profile'}
      </Button>
    </form>
  )
}
