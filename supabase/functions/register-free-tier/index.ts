import * as v from 'valibot'
import { takeAllowance } from '../_shared/call-database.ts'
import { callerAddress } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { email } from '../_shared/fields.ts'
import { Refusal } from '../_shared/refusal.ts'
import { serverFetch } from '../_shared/server-fetch.ts'
import { temporaryPassword } from './temporary-password.ts'

const HOUR = 60 * 60

/**
 * Makes a new free account and answers its first password once: `{ tempPassword }`. An email that has an account is refused with the same
 * code as any other failure, and nothing of that account changes. The owner of the address gets a mail to choose a password, which ends
 * what somebody else may have begun in their name. 30 an hour from an address, 3 to an email. Decision 18.
 */
export default edgeFunction({
  body: v.object({ email }),
  async run(body, request) {
    await takeAllowance(callerAddress(request), 'register-free-tier', 30, HOUR)
    await takeAllowance(body.email, 'register-free-tier', 3, HOUR)
    const tempPassword = temporaryPassword()
    const account = { email: body.email, password: tempPassword, email_confirm: true }
    const made = await serverFetch('/auth/v1/admin/users', { method: 'POST', body: account })
    if (!made.ok) throw new Refusal(400, 'registration_failed', 'An error occurred during registration.')
    await serverFetch('/auth/v1/recover', { method: 'POST', body: { email: body.email } }).catch(() => null)
    return { tempPassword }
  },
})
