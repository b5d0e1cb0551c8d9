import { imagePixels } from '../domain/image-pixels'
import { maxSourcePixels } from '../domain/photo-size'
import { dataClient } from './data-client'
import { refusalOf, refusalOfThrown, type Answer } from './failure'

/** The bytes of a submission's photo, for those who may see it; null for a picture that would fill the memory of whoever looks at it. */
export async function completionPhoto(path: string): Promise<Answer<Blob | null>> {
  try {
    const { data, error } = await dataClient().storage.from('completion-photos').download(path)
    if (error) return refusalOf(error)
    const pixels = imagePixels(new Uint8Array(await data.arrayBuffer())) ?? 0
    return { ok: true, value: pixels <= maxSourcePixels ? data : null }
  } catch (error) {
    return refusalOfThrown(error)
  }
}
