import { dataClient } from './client'
import { offline, refusalOf, type Answer } from './failure'

/** The bytes of a submission's photo, for those who may see it. Decision 7. */
export async function completionPhoto(path: string): Promise<Answer<Blob>> {
  try {
    const { data, error } = await dataClient().storage.from('completion-photos').download(path)
    return error ? refusalOf(error) : { ok: true, value: data }
  } catch {
    return offline
  }
}
