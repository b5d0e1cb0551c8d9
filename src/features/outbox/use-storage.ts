import { useEffect, useState } from 'react'
import { requestPersistence, storageSpace } from '../../local/storage-space'

type Space = Awaited<ReturnType<typeof storageSpace>>

/** How much this site keeps on the phone, and whether it is protected. Looked at anew whenever `changed` is another object. */
export function useStorage(changed: object) {
  const [space, setSpace] = useState<Space>(null)
  const [refused, setRefused] = useState(false)

  useEffect(() => {
    let isEnded = false
    const show = (found: Space) => {
      if (!isEnded) setSpace(found)
    }
    void storageSpace().then(show, () => show(null))
    return () => {
      isEnded = true
    }
  }, [changed, refused])

  async function ask() {
    const agreed = await requestPersistence()
    setRefused(!agreed)
    if (agreed) setSpace(await storageSpace().catch(() => null))
  }

  return { space, mayAsk: space !== null && !space.isPersisted, refused, ask: () => void ask() }
}
