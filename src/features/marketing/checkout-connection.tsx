import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PaidPlan } from '../../domain/payments/paid-plan'
import { useAuth } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { Dialog } from '../../ui/dialog'

/** What the server refuses with a reason, which is no fault: the title, and what is said where its own words are missing. */
const refusals: Partial<Record<string, readonly [title: string, description: string]>> = {
  already_owned: ['Nothing to pay', 'You have it already.'],
  sales_not_begun: ['Not for sale yet', 'Nothing was charged.'],
  on_its_way: ['Your payment is on its way', 'Please look under Account.'],
  just_paid: ['You have just paid', 'Please look under Account.'],
}

/** What is said of a payment page that did not open. `message` is the server's own. */
export function checkoutToast({ code, message }: { code: string | null; message: string | null }) {
  const refusal = refusals[code ?? '']
  if (refusal) return { title: refusal[0], description: message ?? refusal[1], tone: 'default' } as const
  const again = 'Nothing was charged. Please try again.'
  if (code === 'offline') return { title: 'The academy did not answer', description: again, tone: 'danger' } as const
  return { title: 'Payment page not opened', description: message ?? again, tone: 'danger' } as const
}

/** Leaves for the payment page; where that fails, says why. `show` is told while it is being connected. */
async function openCheckout(member: string, plan: PaidPlan, show: (isConnecting: boolean) => void): Promise<void> {
  show(true)
  const result = await import('../../state/payment-actions')
    .then(({ startCheckout }) => startCheckout(member, plan))
    .catch(() => ({ ok: false, code: null, message: null }) as const)
  if (result.ok) return
  show(false)
  showToast(checkoutToast(result))
}

const stay = () => {}

/** `/pricing?checkout=<plan>` goes on to the payment page, by way of sign-in if need be. */
export function CheckoutConnection() {
  const navigate = useNavigate()
  const { checkout } = useSearch({ from: '/pricing' })
  const status = useAuth((auth) => auth.status)
  const member = useAuth((auth) => auth.user?.id)
  const [isConnecting, setIsConnecting] = useState(false)

  useEffect(() => {
    async function connect(userId: string, plan: PaidPlan) {
      // The address forgets the wish first: the way back from the payment page must not lead there again.
      await navigate({ to: '/pricing', replace: true })
      await openCheckout(userId, plan, setIsConnecting)
    }
    if (checkout === undefined) return
    if (member !== undefined) void connect(member, checkout)
    if (status === 'signed-out') void navigate({ to: '/auth', search: { plan: checkout }, replace: true })
  }, [checkout, status, member, navigate])

  useEffect(() => {
    // A page that the browser kept while the payment page was open comes back as it was left.
    const close = () => setIsConnecting(false)
    addEventListener('pageshow', close)
    return () => removeEventListener('pageshow', close)
  }, [])

  return (
    <Dialog open={isConnecting} onClose={stay} dismissible={false} title="Preparing Your Application">
      <progress className="w-full" aria-label="Connecting" />
      <p>Connecting to our secure payment portal...</p>
    </Dialog>
  )
}
