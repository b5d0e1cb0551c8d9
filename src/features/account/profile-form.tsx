import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { MAX_DISPLAY_NAME, type Profile, reservedNameWords } from '../../domain/account/profile'
import { countTo } from '../../domain/text/text-length'
import { dropOwn, readOwn, saveOwn } from '../../local/own-values'
import { noteSaved } from '../../state/unsaved-forms'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/choices'
import { TextField } from '../../ui/fields'
import { focusFirstProblem, textOf } from './form-reading'
import { loadReservedNames, nameProblem } from './name-problem'
import * as v from 'valibot'

/** What became of a profile: saved, refused for its name, which the form says at the field, or not saved for a reason that a toast told. */
export type Saving = 'saved' | 'reserved' | 'failed'

type ProfileFormProps = { userId: string; profile: Profile; onSave: (profile: Profile) => Promise<Saving> }

const valuesOf = (form: HTMLFormElement): Profile => ({
  displayName: textOf(form, 'displayName').trim(),
  hideFromLeaderboard: textOf(form, 'hideFromLeaderboard') === 'on',
})

const profileDraftKey = 'profile'
const draftSchema = v.object({ displayName: v.string(), hideFromLeaderboard: v.boolean() })

/** Saves what was typed into the profile's form on the device until it is sent, so that a reload loses none of it. */
function useProfileDraft(userId: string, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    async function restore() {
      const draft = v.safeParse(draftSchema, await readOwn(userId, profileDraftKey))
      const name = form.current?.querySelector<HTMLInputElement>('[name=displayName]')
      const hides = form.current?.querySelector<HTMLInputElement>('[name=hideFromLeaderboard]')
      if (!draft.success || !name || !hides) return
      // What was typed before the storage answered is newer.
      if (name.value === name.defaultValue) name.value = draft.output.displayName
      if (hides.checked === hides.defaultChecked) hides.checked = draft.output.hideFromLeaderboard
      void saveOwn(userId, profileDraftKey, { displayName: name.value, hideFromLeaderboard: hides.checked })
    }
    void restore()
  }, [userId, form])

  return {
    save: (profile: Profile) => void saveOwn(userId, profileDraftKey, profile),
    drop: () => void dropOwn(userId, profileDraftKey),
  }
}

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
    setBusy(true)
    let found = await nameProblem(wanted.displayName)
    const saving = found === null ? await onSave(wanted) : null
    // The server knows its moderators' names, the form doesn't.
    if (saving === 'reserved') found = reservedNameWords
    if (saving === 'saved') {
      noteSaved(form)
      draft.drop()
    }
    setBusy(false)
    setProblem(found)
    focusFirstProblem(form, { displayName: found })
  }

  return (
    <form
      ref={element}
      className="grid gap-4"
      method="dialog"
      noValidate
      onInput={(event) => draft.save(valuesOf(event.currentTarget))}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Display name"
        name="displayName"
        autoComplete="nickname"
        count={countTo(MAX_DISPLAY_NAME)}
        defaultValue={profile.displayName}
        onFocus={() => void loadReservedNames()}
        hint="Other members see it on your bounties and on the leaderboard."
        error={problem ?? undefined}
      />
      <Checkbox name="hideFromLeaderboard" defaultChecked={profile.hideFromLeaderboard} label="Hide me from the leaderboard" />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {busy ? 'Saving...' : 'Save profile'}
      </Button>
    </form>
  )
}
