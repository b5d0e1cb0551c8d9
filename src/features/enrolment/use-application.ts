import { useEffect, useState } from 'react'
import { emptyApplication, type ApplicationDraft } from '../../domain/application'
import { dropDraft, readDraft, saveDraft } from '../../local/drafts'
import { applicationDraftKey } from './application-draft-key'

async function readApplication(): Promise<ApplicationDraft> {
  const stored = await readDraft(applicationDraftKey)
  if (stored === undefined) return emptyApplication
  const { restoreApplication } = await import('../../domain/application-draft')
  return restoreApplication(stored)
}

/** Forgets the application on this device, once it is verified. */
export const forgetApplication = () => dropDraft(applicationDraftKey)

/** The application as the wizard holds it; every change is kept on the device, so that a reload resumes it. */
export function useApplication() {
  const [stored, setStored] = useState<ApplicationDraft | null>(null)
  const [early, setEarly] = useState<Partial<ApplicationDraft>>({})

  useEffect(() => {
    async function restore() {
      setStored(await readApplication())
    }
    void restore()
  }, [])

  const draft = { ...(stored ?? emptyApplication), ...early }

  useEffect(() => {
    const isUnsaved = Object.keys(early).length > 0
    if (stored !== null && isUnsaved) void saveDraft(applicationDraftKey, { ...stored, ...early })
  }, [stored, early])

  function change(part: Partial<ApplicationDraft>) {
    // Saved before the stored draft is read, it would overwrite that.
    if (stored === null) return setEarly((before) => ({ ...before, ...part }))
    const next = { ...draft, ...part }
    setEarly({})
    setStored(next)
    void saveDraft(applicationDraftKey, next)
  }

  return { draft, isRestored: stored !== null, change }
}
