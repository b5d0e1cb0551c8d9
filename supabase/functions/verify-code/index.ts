import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { callerAddress } from '../_shared/caller.ts'
import { codeHash } from '../_shared/code-hash.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { applicant, phoneNumber } from '../_shared/fields.ts'
import { Refusal } from '../_shared/refusal.ts'

const Tried = v.variant('outcome', [
  v.object({ outcome: v.literal('verified'), reference: v.string(), received_at: v.string(), email: v.string() }),
  v.object({ outcome: v.picklist(['wrong', 'expired']), attempts_left: v.number() }),
])
const code = v.pipe(
  v.string('Please enter the 6-digit verification code'),
  v.regex(/^\d{6}$/, 'Please enter the 6-digit verification code'),
)

/**
 * Tries a code for the number of an application: five tries a code, ten minutes. The right one marks the application as verified
 * and done and is used up: `{ verified: true, reference, received_at, email }`. Refuses with wrong_code or code_expired.
 */
export default edgeFunction({
  body: v.object({ phone_number: phoneNumber, code, ...applicant }),
  async run(body, request) {
    const tried = await callDatabase(
      'try_verification_code',
      {
        p_applicant_id: body.applicant_id,
        p_secret: body.applicant_secret,
        p_phone_number: body.phone_number,
        p_code_hash: await codeHash(body.phone_number, body.code),
        p_address: callerAddress(request),
      },
      Tried,
    )
    if (tried.outcome === 'verified') {
      const { reference, received_at, email } = tried
      return { verified: true, reference, received_at, email }
    }
    if (tried.outcome === 'wrong' && tried.attempts_left > 0) {
      throw new Refusal(
        400,
        'wrong_code',
        `That code is not right. You have ${tried.attempts_left} more ${tried.attempts_left === 1 ? 'try' : 'tries'}.`,
      )
    }
    throw new Refusal(400, 'code_expired', 'That code no longer works. Please ask for a new one.')
  },
})
