import { expect, it } from 'vitest'
import { checkoutToast } from './checkout-connection'

it.each([
  ['already_owned', 'You already have this package, or a larger one.', 'Nothing to pay', 'default'],
  [
    'just_paid',
    'You have just paid on another page. Please look under Account before you buy more.',
    'You have just paid',
    'default',
  ],
  ['on_its_way', 'Your payment for CADET BASIC is on its way.', 'Your payment is on its way', 'default'],
  ['sales_not_begun', 'Sales have not begun yet. Nothing was charged.', 'Not for sale yet', 'default'],
  ['offline', null, 'The academy did not answer', 'danger'],
  ['provider_failed', 'The payment service did not answer. Please try again.', 'Payment page not opened', 'danger'],
  [null, null, 'Payment page not opened', 'danger'],
])('a checkout that ends in %s is told by its own name', (code, message, title, tone) => {
  const toast = checkoutToast({ code, message })
  expect(toast).toMatchObject({ title, tone })
  expect(toast.description).toMatch(message === null ? /Please try again\.$/ : message)
})
