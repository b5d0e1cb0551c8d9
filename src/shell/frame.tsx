import { useEffect, type ReactNode } from 'react'
import { watchTheme } from '../state/theme-store'
import { Footer } from './footer'
import { Header } from './header'
import { RouteEffects } from './route-effects'
import { ToastRegion } from './toast-region'

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
