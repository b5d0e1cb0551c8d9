import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { callerAddress } from '../_shared/caller.ts'
import { codeHash } from '../_shared/code-hash.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { applicant, phoneNumber } from '../_shared/fields.ts'
import { tooMany } from '../_shared/refusal.ts'
import { showsCodes, textSender } from '../_shared/text-sender.ts'

const Issued = v.object({ outcome: v.picklist(['send', 'wait']), wait_seconds: v.number() })

/**
 * Texts a code of six digits to the number of an application, and answers when another may be asked for:
 * `{ retry_after_seconds }`, with `debug_code` on a development server without a provider. One a minute and five an hour a
 * number, twenty an hour an address; the wait is told. Decision 22.
 */
export default edgeFunction({
  body: v.object({ phone_number: phoneNumber, ...applicant }),
  async run({ phone_number, applicant_id, applicant_secret }, request) {
    const sendText = textSender()
    const code = sixDigits()
    const issued = await callDatabase(
      'issue_verification_code',
      {
        p_applicant_id: applicant_id,
        p_secret: applicant_secret,
        p_phone_number: phone_number,
        p_code_hash: await codeHash(phone_number, code),
        p_address: callerAddress(request),
      },
      Issued,
    )
    if (issued.outcome === 'wait') throw tooMany(issued.wait_seconds)
    await sendText(phone_number, `Your Wayfinder Cadet Academy code is ${code}. It works for 10 minutes. We never ask for it.`)
    return { retry_after_seconds: issued.wait_seconds, ...(showsCodes() && { debug_code: code }) }
  },
})

/** Six digits, each value as likely: the few numbers past the last whole million are drawn again. */
function sixDigits(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < 4_294_000_000 ? String(drawn % 1_000_000).padStart(6, '0') : sixDigits()
}
