import { readOwn } from '../../local/own-values'
import { startAuth, useAuth } from '../../state/auth-store'
import { applicationDraftKey } from './application-draft-key'

/** Settles only where this person has begun an application on this device: it is resumed without a touch. */
export async function storedApplication(): Promise<void> {
  await startAuth()
  const stored = await readOwn(useAuth.getState().user?.id ?? null, applicationDraftKey)
  if (stored === undefined) await new Promise(() => {})
}
