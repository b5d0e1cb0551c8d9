import { useEffect, useState } from 'react'
import { requestPersistence, storageSpace } from '../../local/storage-space'

type Space = Awaited<ReturnType<typeof storageSpace>>

/** What is kept grows and shrinks by acts of this page, of others and of the worker; no event tells it. */
const LOOK_EVERY_MS = 5_000

/** How much this site keeps on the phone, and whether it is protected from clearing. */
export function useStorage() {
  const [space, setSpace] = useState<Space>(null)
  const [refused, setRefused] = useState(false)

  useEffect(() => {
    let isEnded = false
    const show = (found: Space) => {
      if (!isEnded) setSpace(found)
    }
    const look = () => void storageSpace().then(show, () => show(null))
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => {
      isEnded = true
      clearInterval(timer)
    }
  }, [])

  async function ask() {
    const agreed = await requestPersistence()
    setRefused(!agreed)
    if (agreed) setSpace(await storageSpace().catch(() => null))
  }

  return { space, mayAsk: space !== null && !space.isPersisted, refused, ask: () => void ask() }
}
