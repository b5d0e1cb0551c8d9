import { createFileRoute } from '@tanstack/react-router'
import { PaymentSuccessScreen } from '../features/enrolment/payment-success-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/payment-success')({
  validateSearch: ({ session_id }: Record<string, unknown>): { session_id?: string } =>
    typeof session_id === 'string' ? { session_id } : {},
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
