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
  const [draft, setDraft] = useState<ApplicationDraft | null>(null)

  useEffect(() => {
    async function restore() {
      setDraft(await readApplication())
    }
    void restore()
  }, [])

  function change(part: Partial<ApplicationDraft>) {
    // Before the stored draft is read a change would overwrite it; the fields themselves keep what was typed.
    if (draft === null) return
    const next = { ...draft, ...part }
    setDraft(next)
    void saveDraft(applicationDraftKey, next)
  }

  return { draft: draft ?? emptyApplication, isRestored: draft !== null, change }
}
