import * as v from 'valibot'
import { callDatabase, takeAllowance } from '../_shared/call-database.ts'
import { signedInCaller } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { email } from '../_shared/fields.ts'
import { closeCheckout, paymentProvider } from '../_shared/payment-provider.ts'
import { Refusal } from '../_shared/refusal.ts'
import { serverFetch } from '../_shared/server-fetch.ts'

/**
 * Deletes the caller's own account for good: `{ deleted: true }`. The person types its email, so that no slip does it. A checkout that
 * is still open is closed first, since nobody can be given what is paid there later; one that was paid in that moment refuses with
 * just_paid, so that its buyer can ask it back.
 */
export default edgeFunction({
  body: v.object({ email }),
  async run(body, request) {
    const caller = await signedInCaller(request)
    await takeAllowance(caller.id, 'delete-account', 10, 60 * 60)
    if (body.email !== caller.email.toLowerCase())
      throw new Refusal(400, 'email_differs', 'Please type the email of this account.')
    const open = await callDatabase('open_checkouts', { p_user_id: caller.id }, v.array(v.string()))
    const stripe = open.length > 0 ? paymentProvider() : null
    for (const checkout of open) if ((await closeCheckout(stripe, checkout)) === 'taken') throw justPaid()
    const deleted = await serverFetch(`/auth/v1/admin/users/${caller.id}`, { method: 'DELETE' })
    if (!deleted.ok) throw new Refusal(503, 'unavailable', 'Your account could not be deleted. Please try again.')
    return { deleted: true }
  },
})

const justPaid = () =>
  new Refusal(
    409,
    'just_paid',
    'You have just paid for a package. Please look at it under Subscription before you delete your account.',
  )
