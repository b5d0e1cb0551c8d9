import { useEffect, useState, type ComponentType } from 'react'
import { findUnsentWork } from '../state/unsent-work'
import { firstInterest } from '../ui/first-interest'
import { whenIdle } from '../ui/when-idle'

/**
 * Brings the notices when there may be something to say: at once without a connection or with unsent work, else at the
 * first touch; where their script can't be had, at the next. It is no part of what a page loads unasked.
 */
export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType>()
  useEffect(() => {
    const bring = () => void import('./notices').then((module) => setNotices(() => module.Notices), bringLater)
    const bringLater = (error: unknown) => {
      console.error(error)
      window.addEventListener('pointerdown', bring, { once: true, capture: true })
    }
    if (!navigator.onLine) bring()
    void findUnsentWork().then((isThere) => isThere && bring())
    void firstInterest().then(whenIdle).then(bring)
    window.addEventListener('offline', bring, { once: true })
    return () => {
      window.removeEventListener('offline', bring)
      window.removeEventListener('pointerdown', bring, true)
    }
  }, [])
  return Notices && <Notices />
}
