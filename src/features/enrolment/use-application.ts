import { useEffect, useState } from 'react'
import { emptyApplication, type ApplicationDraft, type Receipt } from '../../domain/enrolment/application'
import { dropOwn, readOwn, saveOwn } from '../../local/own-values'
import { startAuth, useAuth } from '../../state/auth-store'
import { applicationDraftKey } from './application-names'

/** What every step of the wizard after the first gets. */
export type StepProps = {
  draft: ApplicationDraft
  onChange: (part: Partial<ApplicationDraft>) => void
  onSkip: () => void
  onVerified: (receipt: Receipt) => void
}

type Kept = { ownerId: string | null; draft: ApplicationDraft }

async function readApplication(ownerId: string | null): Promise<ApplicationDraft> {
  const stored = await readOwn(ownerId, applicationDraftKey)
  if (stored === undefined) return emptyApplication
  const { restoreApplication } = await import('./application-draft')
  return restoreApplication(stored)
}

/** Forgets the application on this device, once it is verified. */
export const forgetApplication = () => dropOwn(useAuth.getState().user?.id ?? null, applicationDraftKey)

/** The application as the wizard holds it; every change is kept on the device for who fills it in, so that a reload resumes it. */
export function useApplication() {
  const ownerId = useAuth((auth) => auth.user?.id ?? null)
  const [kept, setKept] = useState<Kept | null>(null)
  const [early, setEarly] = useState<Partial<ApplicationDraft>>({})
  const stored = kept?.ownerId === ownerId ? kept.draft : null

  useEffect(() => {
    async function restore() {
      await startAuth()
      setKept({ ownerId, draft: await readApplication(ownerId) })
    }
    void restore()
  }, [ownerId])

  const draft = { ...(stored ?? emptyApplication), ...early }

  useEffect(() => {
    const isUnsaved = Object.keys(early).length > 0
    if (stored !== null && isUnsaved) void saveOwn(ownerId, applicationDraftKey, { ...stored, ...early })
  }, [ownerId, stored, early])

  function change(part: Partial<ApplicationDraft>) {
    // Saved before the stored draft is read, it would overwrite that.
    if (stored === null) return setEarly((before) => ({ ...before, ...part }))
    const next = { ...draft, ...part }
    setEarly({})
    setKept({ ownerId, draft: next })
    void saveOwn(ownerId, applicationDraftKey, next)
  }

  return { draft, isRestored: stored !== null, change }
}
