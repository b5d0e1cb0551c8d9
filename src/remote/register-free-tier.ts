import * as v from 'valibot'
import { captchaOptions } from './human-proof'
import { invokeFunction } from './invoke-function'

/** Makes a new free account; its first password comes back once, to sign in with. An existing address is refused (docs/decisions.md, 18). */
export async function registerFreeTier(email: string) {
  return invokeFunction(
    'register-free-tier',
    { email, captcha_token: (await captchaOptions()).captchaToken },
    v.object({ tempPassword: v.string() }),
  )
}
