import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import type { Order } from '../_shared/order-token.ts'
import { preparationWords } from '../_shared/package-names.ts'
import { secondsNow, testPaymentPage } from '../_shared/test-payment-page.ts'

type State = 'open' | 'ordered' | 'closed'

/** The buttons of each state, and the event that each of them is. */
const actions: Record<State, Record<string, string>> = {
  open: { pay: 'Pay (test)', order: 'Pay by bank debit, which takes days (test)' },
  ordered: { arrive: 'Let the bank pay (test)', refuse: 'Let the bank refuse (test)' },
  closed: {},
}
const types: Record<string, string> = {
  arrive: 'checkout.session.async_payment_succeeded',
  refuse: 'checkout.session.async_payment_failed',
}

const leads: Record<State, string> = {
  open: 'Paying here gives this account the package, as a real payment would. A bank debit is on its way until you come back to this page and answer for the bank.',
  ordered: 'This bank debit is on its way. A real one takes days; here you answer for the bank.',
  closed:
    'This checkout is closed: it was paid, another one was opened after it, or its account is gone. Nothing can be paid here any more.',
}

/** The checkout of a development server: buttons that pay, as the provider's page would, and that answer for the bank. */
export default testPaymentPage({
  title: 'Test checkout',
  lead: async (order) => {
    const state = await stateOf(order)
    return [leads[state], state === 'open' && preparationWords(order.plan)].filter(Boolean).join(' ')
  },
  actions: async (order) => actions[await stateOf(order)],
  back: { label: 'Cancel and go back to pricing', path: '/pricing' },
  event: (order, action) => ({
    id: `evt_test_${action}_${order.sessionId}`,
    object: 'event',
    type: types[action] ?? 'checkout.session.completed',
    created: secondsNow(),
    data: {
      object: {
        id: order.sessionId,
        payment_status: action === 'order' || action === 'refuse' ? 'unpaid' : 'paid',
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

/** A checkout goes with the account that opened it. */
const stateOf = async ({ sessionId }: Order): Promise<State> =>
  (await callDatabase('checkout_state', { p_session_id: sessionId }, v.nullable(v.picklist(['open', 'ordered', 'closed'])))) ??
  'closed'
