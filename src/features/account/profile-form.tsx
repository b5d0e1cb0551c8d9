import { useRef, useState, type FormEvent } from 'react'
import { displayNameProblem, MAX_DISPLAY_NAME, type Profile } from '../../domain/profile'
import { noteSaved } from '../../state/unsaved-forms'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { TextField } from '../../ui/text-field'
import { focusFirstProblem, textOf } from './form-reading'
import { useProfileDraft } from './use-profile-draft'

type ProfileFormProps = { userId: string; profile: Profile; onSave: (profile: Profile) => Promise<boolean> }

const valuesOf = (form: HTMLFormElement): Profile => ({
  displayName: textOf(form, 'displayName').trim(),
  hideFromLeaderboard: textOf(form, 'hideFromLeaderboard') === 'on',
})

export function ProfileForm({ userId, profile, onSave }: ProfileFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const draft = useProfileDraft(userId, element)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const wanted = valuesOf(form)
    const found = displayNameProblem(wanted.displayName)
    setProblem(found)
    if (focusFirstProblem(form, { displayName: found })) return
    setBusy(true)
    if (await onSave(wanted)) {
      noteSaved(form)
      draft.drop()
    }
    setBusy(false)
  }

  return (
    <form
      ref={element}
      className="grid gap-4"
      method="dialog"
      noValidate
      onInput={(event) => draft.keep(valuesOf(event.currentTarget))}
      onSubmit={(event) => void submit(event)}
    >
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
