import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import type { Order } from '../_shared/order-token.ts'
import { secondsNow, testPaymentPage } from '../_shared/test-payment-page.ts'

const GUARANTEE_MS = 24 * 60 * 60 * 1000
const Account = v.nullable(v.object({ payment_id: v.string(), paid_at: v.string(), refunded: v.boolean() }))

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
  action: async (order) => ((await standing(order)) === 'refundable' ? 'Refund this payment (test)' : null),
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
  const account = await callDatabase('billing_account', { p_user_id: userId }, Account)
  if (!account || account.payment_id !== paymentId || account.refunded) return 'refunded'
  return Date.now() - Date.parse(account.paid_at) <= GUARANTEE_MS ? 'refundable' : 'too_late'
}
