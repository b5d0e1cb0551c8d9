type CheckoutToast = { title: string; description: string; tone: 'default' | 'danger' }

const again = 'Nothing was charged. Please try again.'

/** What is said of a payment page that did not open. `message` is the server's own; what it refuses with a reason is no fault. */
export function checkoutToast({ code, message }: { code: string | null; message: string | null }): CheckoutToast {
  if (code === 'already_owned')
    return { title: 'Nothing to pay', description: message ?? 'You have it already.', tone: 'default' }
  if (code === 'sales_not_begun')
    return { title: 'Not for sale yet', description: message ?? 'Nothing was charged.', tone: 'default' }
  if (code === 'on_its_way')
    return { title: 'Your payment is on its way', description: message ?? 'Please look under Account.', tone: 'default' }
  if (code === 'just_paid')
    return { title: 'You have just paid', description: message ?? 'Please look under Account.', tone: 'default' }
  if (code === 'offline') return { title: 'The academy did not answer', description: again, tone: 'danger' }
  return { title: 'Payment page not opened', description: message ?? again, tone: 'danger' }
}
