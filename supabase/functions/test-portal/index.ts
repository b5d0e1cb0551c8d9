import type { Order } from '../_shared/order-token.ts'
import { paymentsOf } from '../_shared/own-payments.ts'
import { secondsNow, testPaymentPage } from '../_shared/test-payment-page.ts'

type Standing = 'refundable' | 'refunded' | 'too_late'

const words: Record<Standing, string> = {
  refundable: 'The 24-hour guarantee is open: you can have this payment back, and the package ends.',
  refunded: 'This payment was given back.',
  too_late: 'The 24-hour guarantee for this payment has ended.',
}

/** What the office gives back by the button for a part. */
const PART_CENTS = 5000

/** The billing portal of a development server: it gives the payment back within 24 hours, or $50 of it, as the office may. */
export default testPaymentPage({
  title: 'Test billing portal',
  lead: async (order) => words[(await stateOf(order)).standing],
  actions: async (order) => {
    const { standing, returnedCents } = await stateOf(order)
    if (standing !== 'refundable') return {}
    const hasMore = order.amountCents - returnedCents > PART_CENTS
    return { refund: 'Refund this payment (test)', ...(hasMore && { part: 'Refund $50 of it, as the office may (test)' }) }
  },
  back: { label: 'Back to your account', path: '/account' },
  event: async (order, action) => {
    const returned = action === 'part' ? (await stateOf(order)).returnedCents + PART_CENTS : order.amountCents
    return {
      id: `evt_test_refunded_${returned}_${order.paymentId}`,
      object: 'event',
      type: 'charge.refunded',
      created: secondsNow(),
      data: {
        object: { payment_intent: order.paymentId, refunded: returned === order.amountCents, amount_refunded: returned },
      },
    }
  },
  next: () => '/account',
})

async function stateOf({ userId, paymentId }: Order): Promise<{ standing: Standing; returnedCents: number }> {
  const payment = (await paymentsOf(userId)).find(({ payment_id }) => payment_id === paymentId)
  if (!payment || payment.standing === 'refunded') return { standing: 'refunded', returnedCents: 0 }
  return { standing: payment.may_ask ? 'refundable' : 'too_late', returnedCents: payment.returned_cents }
}
