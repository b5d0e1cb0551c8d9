import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import type { Order } from '../_shared/order-token.ts'
import { preparationWords } from '../_shared/package-names.ts'
import { secondsNow, testPaymentPage } from '../_shared/test-payment-page.ts'

/** The checkout of a development server: one button that pays, as the provider's page would. */
export default testPaymentPage({
  title: 'Test checkout',
  lead: async (order) =>
    (await isClosed(order))
      ? 'This checkout was closed, since another one was opened after it. Nothing can be paid here any more.'
      : `Paying here gives this account the package, as a real payment would. ${preparationWords(order.plan)}`,
  action: async (order) => ((await isClosed(order)) ? null : 'Pay (test)'),
  back: { label: 'Cancel and go back to pricing', path: '/pricing' },
  event: (order) => ({
    id: `evt_test_paid_${order.sessionId}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: secondsNow(),
    data: {
      object: {
        id: order.sessionId,
        payment_status: 'paid',
        payment_intent: order.paymentId,
        customer: null,
        client_reference_id: order.userId,
        currency: 'usd',
        amount_total: order.amountCents,
        metadata: { plan: order.plan, quote: order.quoteId },
      },
    },
  }),
  next: (order) => `/payment-success?session_id=${order.sessionId}`,
})

const isClosed = ({ sessionId }: Order) => callDatabase('checkout_is_closed', { p_session_id: sessionId }, v.boolean())
