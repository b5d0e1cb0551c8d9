import * as v from 'valibot'
import { takeAllowance } from '../_shared/call-database.ts'
import { signedInCaller } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { email } from '../_shared/fields.ts'
import { Refusal } from '../_shared/refusal.ts'
import { serverFetch } from '../_shared/server-fetch.ts'

/** Deletes the caller's own account for good: `{ deleted: true }`. The person types its email, so that no slip does it. */
export default edgeFunction({
  body: v.object({ email }),
  async run(body, request) {
    const caller = await signedInCaller(request)
    await takeAllowance(caller.id, 'delete-account', 10, 60 * 60)
    if (body.email !== caller.email.toLowerCase())
      throw new Refusal(400, 'email_differs', 'Please type the email of this account.')
    const deleted = await serverFetch(`/auth/v1/admin/users/${caller.id}`, { method: 'DELETE' })
    if (!deleted.ok) throw new Refusal(503, 'unavailable', 'Your account could not be deleted. Please try again.')
    return { deleted: true }
  },
})
