import { createFileRoute } from '@tanstack/react-router'
import { PricingScreen } from '../features/marketing/pricing-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/pricing')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/pricing"
        title="Plans &amp; Pricing"
        description="Free access, CADET BASIC for $97, PATRIOT PREMIUM for $297 and ELITE CORPS for $997, compared line by line."
        keywords="pricing, plans, packages, free access, refund"
        image="pricing"
      />
      <PricingScreen />
    </>
  )
}
