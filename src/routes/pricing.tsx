import { createFileRoute } from '@tanstack/react-router'
import { packageFacts } from '../content/facts'
import { paidPlan, type PaidPlan } from '../domain/paid-plan'
import { PricingScreen } from '../features/marketing/pricing-screen'
import { PageHead } from '../shell/page-head'

type PricingSearch = { checkout?: PaidPlan | undefined }

export const Route = createFileRoute('/pricing')({
  validateSearch: (search): PricingSearch => ({ checkout: paidPlan(search['checkout']) }),
  component: Page,
})

const { cadetBasic, patriotPremium, eliteCorps } = packageFacts

function Page() {
  return (
    <>
      <PageHead
        path="/pricing"
        title="Plans &amp; Pricing"
        description={`Free access, CADET BASIC for ${cadetBasic.price}, PATRIOT PREMIUM for ${patriotPremium.price} and ELITE CORPS for ${eliteCorps.price}, compared line by line.`}
        keywords="pricing, plans, packages, free access, refund"
        image="pricing"
      />
      <PricingScreen />
    </>
  )
}
