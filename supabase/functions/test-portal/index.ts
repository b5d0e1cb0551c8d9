import type { Order } from '../_shared/order-token.ts'
import { paymentsOf } from '../_shared/own-payments.ts'
import { secondsNow, testPaymentPage } from '../_shared/test-payment-page.ts'

type Standing = 'refundable' | 'refunded' | 'too_late'

const words: Record<Standing, string> = {
  refundable: 'The 24-hour guarantee is open: you can have this payment back, and the package ends.',
  refunded: 'This payment was given back.',
  too_late: 'The 24-hour guarantee for this payment has ended.',
}

/** The billing portal of a development server: one button that gives the payment back within 24 hours. */
export default testPaymentPage({
  title: 'Test billing portal',
  lead: async (order) => words[await standing(order)],
  actions: async (order) => {
    if ((await standing(order)) !== 'refundable') return {}
    return { refund: 'Refund this payment (test)' }
  },
  back: { label: 'Back to your account', path: '/account' },
  event: (order) => ({
    id: `evt_test_refunded_${order.paymentId}`,
    object: 'event',
    type: 'charge.refunded',
    created: secondsNow(),
    data: { object: { payment_intent: order.paymentId, refunded: true } },
  }),
  next: () => '/account',
})

async function standing({ userId, paymentId }: Order): Promise<Standing> {
  const payment = (await paymentsOf(userId)).find(({ payment_id }) => payment_id === paymentId)
  if (!payment || payment.standing === 'refunded') return 'refunded'
  return payment.may_ask ? 'refundable' : 'too_late'
}
