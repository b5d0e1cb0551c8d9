import { useEffect, useState } from 'react'
import { requestPersistence, storageSpace } from '../../local/storage-space'

type Space = Awaited<ReturnType<typeof storageSpace>>

/** What is kept grows and shrinks by acts of this page, of others and of the worker; no event tells it. */
const LOOK_EVERY_MS = 5_000

/** How much this site keeps on the phone, and whether it is protected from clearing. */
export function useStorage() {
  const [space, setSpace] = useState<Space>(null)
  const [answer, setAnswer] = useState<'asking' | 'refused' | null>(null)

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
    setAnswer('asking')
    const agreed = await requestPersistence()
    setAnswer(agreed ? null : 'refused')
    if (agreed) setSpace(await storageSpace().catch(() => null))
  }

  return { space, mayAsk: space !== null && !space.isPersisted, answer, ask: () => void ask() }
}
