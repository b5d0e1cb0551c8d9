import { createFileRoute } from '@tanstack/react-router'
import { PaymentSuccessScreen } from '../features/enrolment/payment-success-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/payment-success')({
  validateSearch: (search: Record<string, unknown>) => search as { session_id?: string },
  component: Page,
})

function Page() {
  return (
    <>
      <PageHead
        path="/payment-success"
        title="Payment"
        description="The result of your payment, checked with the server."
        keywords="payment, receipt"
        noindex
      />
      <PaymentSuccessScreen sessionId={Route.useSearch().session_id} />
    </>
  )
}
