import { useEffect, useState, type ComponentType } from 'react'
import { useToast } from '../state/toast-store'

/**
 * The landmark is in every page; Radix follows with the first toast, so that a page that never speaks never pays for it. Where it can't be
 * had, the next toast asks for it again.
 */
export function ToastRegion() {
  const [Live, setLive] = useState<ComponentType>()
  const count = useToast((state) => state.count)

  useEffect(() => {
    if (count === 0 || Live) return
    import('./live-toasts').then(({ LiveToasts }) => setLive(() => LiveToasts), console.error)
  }, [count, Live])

  if (Live) return <Live />
  return <section aria-label="Notifications (F8)" tabIndex={-1} className="toasts" />
}
