import { useEffect, type RefObject } from 'react'
import * as v from 'valibot'
import { dropDraft, readDraft, saveDraft } from '../../local/drafts'
import type { Profile } from '../../domain/profile'

const draftSchema = v.object({ displayName: v.string(), hideFromLeaderboard: v.boolean() })

/** Keeps what was typed into the profile's form on the device until it is saved, so that a reload loses none of it. */
export function useProfileDraft(userId: string, form: RefObject<HTMLFormElement | null>) {
  const key = `profile:${userId}`

  useEffect(() => {
    async function restore() {
      const draft = v.safeParse(draftSchema, await readDraft(key))
      const name = form.current?.querySelector<HTMLInputElement>('[name=displayName]')
      const hides = form.current?.querySelector<HTMLInputElement>('[name=hideFromLeaderboard]')
      if (!draft.success || !name || !hides) return
      name.value = draft.output.displayName
      hides.checked = draft.output.hideFromLeaderboard
    }
    void restore()
  }, [key, form])

  return { keep: (profile: Profile) => void saveDraft(key, profile), drop: () => void dropDraft(key) }
}
