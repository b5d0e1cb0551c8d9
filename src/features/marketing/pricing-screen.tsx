import type { ComponentType, ReactNode } from 'react'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { LaunchCountdown } from './launch-countdown'
import { SpotsBadge } from './spots-badge'
import { signedIn } from './use-signed-in'

// What one owns is shown unasked.
const page = await later('pricing', async () => (await import('./pricing-page')).PricingPage, signedIn)

/** `Around`: what may stand in the place of the page's head, which it is given. */
export function PricingScreen({ Around }: { Around: ComponentType<{ children: ReactNode }> }) {
  return (
    <>
      <Around>
        <PageHeader
          eyebrow="Urban Navigation Course"
          title="Plans & Pricing"
          lead="Start free. Practice plans, live answers and coaches are in preparation."
        />
        <section aria-label="Launch special" className="border-b border-line bg-raised">
          <div className="wrap flex flex-wrap items-center gap-x-12 gap-y-4 py-6">
            <LaunchCountdown />
            <SpotsBadge />
          </div>
        </section>
      </Around>
      {page}
    </>
  )
}
