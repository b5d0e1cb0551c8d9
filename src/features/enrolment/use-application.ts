import { useEffect, useState } from 'react'
import { emptyApplication, restoreApplication, type ApplicationDraft } from '../../domain/application'
import { dropDraft, readDraft, saveDraft } from '../../local/drafts'

const key = 'application'

/** Forgets the application on this device, once it is verified. */
export const forgetApplication = () => dropDraft(key)

/** The application as the wizard holds it; every change is kept on the device, so that a reload resumes it. */
export function useApplication() {
  const [draft, setDraft] = useState<ApplicationDraft | null>(null)

  useEffect(() => {
    async function restore() {
      const stored = restoreApplication(await readDraft(key))
      setDraft((current) => current ?? stored)
    }
    void restore()
  }, [])

  function change(part: Partial<ApplicationDraft>) {
    const next = { ...(draft ?? emptyApplication), ...part }
    setDraft(next)
    void saveDraft(key, next)
  }

  return { draft: draft ?? emptyApplication, isRestored: draft !== null, change }
}
