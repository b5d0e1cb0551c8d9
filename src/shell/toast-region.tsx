import { useEffect, useState, type ComponentType } from 'react'
import { useToast } from '../state/toast-store'

/** The landmark is in every page; Radix follows with the first toast, so that a page that never speaks never pays for it. */
export function ToastRegion() {
  const [Live, setLive] = useState<ComponentType>()
  const wanted = useToast((state) => state.count > 0)

  useEffect(() => {
    if (!wanted) return
    import('./live-toasts').then(({ LiveToasts }) => setLive(() => LiveToasts), console.error)
  }, [wanted])

  if (Live) return <Live />
  return <section aria-label="Notifications (F8)" tabIndex={-1} className="toasts" />
}
