import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { watchTheme } from '../state/theme-store'
import { useToast } from '../state/toast-store'
import { findUnsentWork } from '../state/unsent-work'
import { firstInterest } from '../ui/first-interest'
import { whenIdle } from '../ui/paint-and-idle'
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

/**
 * Brings the notices when there may be something to say: at once without a connection or with unsent work, else at the
 * first touch; where their script can't be had, at the next. It is no part of what a page loads unasked.
 */
function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType>()
  useEffect(() => {
    const bring = () => void import('./notices').then((module) => setNotices(() => module.Notices), bringLater)
    const listening = new AbortController()
    const { signal } = listening
    const bringLater = (error: unknown) => {
      console.error(error)
      window.addEventListener('pointerdown', bring, { once: true, capture: true, signal })
    }
    if (!navigator.onLine) bring()
    void findUnsentWork().then((isThere) => isThere && bring())
    void firstInterest().then(whenIdle).then(bring)
    window.addEventListener('offline', bring, { once: true, signal })
    return () => listening.abort()
  }, [])
  return Notices && <Notices />
}

/** Around every page. The notices float above the foot of the window: connection, install, update. */
export function Frame({ children }: { children: ReactNode }) {
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
        <div className="notices">
          <LateNotices />
        </div>
        <ToastRegion />
      </div>
      <RouteEffects />
    </>
  )
}
