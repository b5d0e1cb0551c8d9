import type { ComponentType, ReactNode } from 'react'
import { useAuth } from '../../state/auth-store'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'

/** Settles once somebody is known to be signed in; for a visitor never. */
const signedIn = () =>
  new Promise<void>((resolve) => {
    const look = ({ status }: { status: string }) => status === 'signed-in' && resolve()
    useAuth.subscribe(look)
    look(useAuth.getState())
  })

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
          lead="Start free. Look into what a package opens before you pay."
        />
      </Around>
      {page}
    </>
  )
}
