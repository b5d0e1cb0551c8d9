import { readDraft } from '../../local/drafts'
import { applicationDraftKey } from './application-draft-key'

/** Settles only where an application was begun on this device: it is resumed without a touch. */
export async function storedApplication(): Promise<void> {
  const isStored = (await readDraft(applicationDraftKey)) !== undefined
  if (!isStored) await new Promise(() => {})
}
