import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { Fragment } from 'react'
import { packageFacts } from '../content/facts'
import { paidPlan, type PaidPlan } from '../domain/payments/paid-plan'
import { ReceivedFirst } from '../features/enrolment/received-screen'
import { PricingScreen } from '../features/marketing/pricing-screen'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'

type PricingSearch = { checkout?: PaidPlan | undefined }

export const Route = createFileRoute('/pricing')({
  validateSearch: (search): PricingSearch => ({ checkout: paidPlan(search['checkout']) }),
  component: Page,
})

const { cadetBasic, patriotPremium, eliteCorps } = packageFacts

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/pricing'] : undefined

function Page() {
  const justApplied = useRouterState({ select: ({ location }) => location.state.justApplied === true })
  return (
    <>
      <PageHead
        path="/pricing"
        title="Plans &amp; Pricing"
        description={`Free access, CADET BASIC for ${cadetBasic.price}, PATRIOT PREMIUM for ${patriotPremium.price} and ELITE CORPS for ${eliteCorps.price}, compared line by line.`}
        keywords="pricing, plans, packages, free access, refund"
        image="pricing"
      />
      <StructuredData data={data?.trail} />
      <StructuredData data={data?.questions} />
      <PricingScreen Around={justApplied ? ReceivedFirst : Fragment} />
    </>
  )
}
