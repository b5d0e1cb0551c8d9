import { useEffect, type ReactNode, useState, type ComponentType } from 'react'
import { watchTheme } from '../state/theme-store'
import { useToast } from '../state/toast-store'
import { Footer } from './footer'
import { Header } from './header'
import { RouteEffects } from './route-effects'

/**
 * The landmark is in every page; Radix follows with the first toast, so that a page that never speaks never pays for it. Where it can't be
 * had, the next toast asks for it again.
 */
function ToastRegion() {
  const [Live, setLive] = useState<ComponentType>()
  const count = useToast((state) => state.count)

  useEffect(() => {
    if (count === 0 || Live) return
    import('./live-toasts').then(({ LiveToasts }) => setLive(() => LiveToasts), console.error)
  }, [count, Live])

  if (Live) return <Live />
  return <section id="toasts" aria-label="Notifications (F8)" tabIndex={-1} className="toasts" />
}

/** Around every page. `notices` float above the foot of the window: connection, install, update. */
export function Frame({ children, notices }: { children: ReactNode; notices?: ReactNode }) {
  useEffect(watchTheme, [])
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <div className="floats">
        <div className="notices">{notices}</div>
        <ToastRegion />
      </div>
      <RouteEffects />
    </>
  )
}
