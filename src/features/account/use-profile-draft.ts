import { useEffect, type RefObject } from 'react'
import * as v from 'valibot'
import { dropOwn, readOwn, saveOwn } from '../../local/own-values'
import type { Profile } from '../../domain/profile'

const profileDraftKey = 'profile'
const draftSchema = v.object({ displayName: v.string(), hideFromLeaderboard: v.boolean() })

/** Keeps what was typed into the profile's form on the device until it is saved, so that a reload loses none of it. */
export function useProfileDraft(userId: string, form: RefObject<HTMLFormElement | null>) {
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
    keep: (profile: Profile) => void saveOwn(userId, profileDraftKey, profile),
    drop: () => void dropOwn(userId, profileDraftKey),
  }
}
