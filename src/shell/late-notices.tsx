import { useEffect, useState, type ComponentType } from 'react'
import { mayHaveUnsentWork } from '../state/unsent-work'
import { firstInterest } from '../ui/first-interest'

/**
 * Brings the notices when there may be something to say: at once without a connection or with unsent work, else at the
 * first touch. Their script is no part of what a page loads unasked.
 */
export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType>()
  useEffect(() => {
    const bring = () => void import('./notices').then((module) => setNotices(() => module.Notices), console.error)
    if (!navigator.onLine || mayHaveUnsentWork()) bring()
    void firstInterest().then(bring)
    window.addEventListener('offline', bring, { once: true })
    return () => window.removeEventListener('offline', bring)
  }, [])
  return Notices && <Notices />
}
