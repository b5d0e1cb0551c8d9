/** Where the payment provider shows its own pages. */
const PROVIDER_HOSTS: readonly string[] = ['checkout.stripe.com', 'billing.stripe.com']

/**
 * The address if a person may be sent there to pay or to manage a payment, else null: the provider's pages over https, or a page of
 * `ownOrigin` (the test checkout). A server's answer is checked like any other input.
 */
export function paymentAddress(value: string, ownOrigin: string): string | null {
  const address = parsed(value)
  if (address === null || address.username !== '') return null
  const { origin, protocol, host, href } = address
  return origin === ownOrigin || (protocol === 'https:' && PROVIDER_HOSTS.includes(host)) ? href : null
}

function parsed(value: string): URL | null {
  try {
    return new URL(value)
  } catch {
    return null
  }
}
