import * as v from 'valibot'
import { callDatabase } from '../_shared/call-database.ts'
import { callerAddress } from '../_shared/caller.ts'
import { codeHash } from '../_shared/code-hash.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { applicant, phoneNumber } from '../_shared/fields.ts'
import { captchaToken, requireHuman } from '../_shared/human-check.ts'
import { variable } from '../_shared/environment.ts'
import { Refusal, tooMany } from '../_shared/refusal.ts'
import { showsCodes, textSender } from '../_shared/text-sender.ts'
import { mayReceiveText } from './text-destination.ts'

const Issued = v.object({ outcome: v.picklist(['send', 'wait']), wait_seconds: v.number() })

/**
 * Texts a code of six digits to the number of an application, and answers when another may be asked for:
 * `{ retry_after_seconds }`, with `debug_code` on a development server without a provider. Limited by network, number and day for the
 * site, as issue_verification_code says; the wait is told. Texts go to the countries of SMS_COUNTRIES, and to no premium number.
 */
export default edgeFunction({
  body: v.object({ phone_number: phoneNumber, ...applicant, ...captchaToken }),
  async run({ phone_number, applicant_id, applicant_secret, captcha_token }, request) {
    if (!mayReceiveText(phone_number, countries()))
      throw new Refusal(400, 'no_text_there', 'We can’t send a text to this number. Please use a mobile number of your own.')
    await requireHuman(captcha_token)
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

/** The US and Canada unless SMS_COUNTRIES names others, by ISO letters and commas, or all with an asterisk. Where no text is sent, all. */
function countries(): string[] | null {
  const named = variable('SMS_COUNTRIES') ?? (showsCodes() ? '*' : 'US,CA')
  return named.trim() === '*' ? null : named.split(',').map((letters) => letters.trim().toUpperCase())
}

/** Six digits, each value as likely: the few numbers past the last whole million are drawn again. */
function sixDigits(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < 4_294_000_000 ? String(drawn % 1_000_000).padStart(6, '0') : sixDigits()
}
