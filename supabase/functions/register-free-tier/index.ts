import * as v from 'valibot'
import { takeAddressAllowance } from '../_shared/call-database.ts'
import { callerAddress } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { email } from '../_shared/fields.ts'
import { captchaToken, requireHuman } from '../_shared/human-check.ts'
import { Refusal } from '../_shared/refusal.ts'
import { serverFetch } from '../_shared/server-fetch.ts'
import { temporaryPassword } from './temporary-password.ts'

const HOUR = 60 * 60

/**
 * Makes a new free account and answers its first password once: `{ tempPassword }`. An email that has an account is refused with the same
 * code as any other failure, and nothing of that account changes. The owner of the address gets a welcome whose link signs in; its use
 * confirms the account and ends the first password, and with it what somebody else may have begun in their name. 25 an hour from an
 * address, and no limit to an email: who asks for another's address again and again shuts nobody out of it.
 */
export default edgeFunction({
  body: v.object({ email, ...captchaToken }),
  async run(body, request) {
    await takeAddressAllowance(callerAddress(request), 'register-free-tier', 25, HOUR)
    await requireHuman(body.captcha_token)
    const tempPassword = temporaryPassword()
    const account = {
      email: body.email,
      password: tempPassword,
      // Sign-in works before the mail is opened; whether the address is known to be theirs stands in private.confirmed_accounts.
      email_confirm: true,
      app_metadata: { password_is_temporary: true },
    }
    const made = await serverFetch('/auth/v1/admin/users', { method: 'POST', body: account })
    if (!made.ok) throw new Refusal(400, 'registration_failed', 'An error occurred during registration.')
    const welcome = { email: body.email, create_user: false }
    await serverFetch('/auth/v1/otp', { method: 'POST', body: welcome }).catch(() => null)
    return { tempPassword }
  },
})
