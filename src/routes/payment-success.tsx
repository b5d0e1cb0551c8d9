import { createFileRoute } from '@tanstack/react-router'
import { fallback, object, optional, parse, string } from 'valibot'
import { unparsed } from '../domain/app/page-address'
import { PaymentSuccessScreen } from '../features/enrolment/payment-success-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/payment-success')({
  validateSearch: (search: Record<string, unknown>): { session_id?: unknown } => unparsed(search, ['session_id']),
  component: Page,
})

const searchSchema = object({ session_id: fallback(optional(string()), undefined) })

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
      <PaymentSuccessScreen back={<BackLink />} sessionId={parse(searchSchema, Route.useSearch()).session_id} />
    </>
  )
}
