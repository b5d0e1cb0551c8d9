import * as v from 'valibot'

/** An authenticator app that belongs to an account; until its first code it is not confirmed. */
export type SecondFactor = { id: string; isConfirmed: boolean }

/** What a person learns of the own second factors; `isProven`: this session was confirmed by one. */
export type FactorStanding = { factors: SecondFactor[]; isProven: boolean }

const unproven =
  'Confirm your address first, by the link of a mail that we sent there. Without one, ask for the reset of your password: its link confirms the address too.'
const words: Record<string, string> = {
  offline: 'The academy did not answer. Check your connection, then type the code that your app shows by then.',
  mfa_verification_failed: 'That code did not work. It changes every half minute: type the one that your app shows now.',
  mfa_challenge_expired: 'That took too long. Type the code that your app shows now.',
  mfa_factor_not_found: 'This second factor has been removed. Load the page again.',
  over_request_rate_limit: 'Too many codes were tried. Wait ten minutes, then type the one that your app shows.',
  insufficient_aal: 'Type the code of your second factor first.',
  too_many_enrolled_mfa_factors: 'This account has as many second factors as it can have. Remove one first.',
  email_not_confirmed: unproven,
  PT403: unproven,
  no_factor: 'This account has no second factor yet. Set it up under Account.',
  session_not_found: 'Your session has ended. Sign in and try again.',
}

/** Why a code or a change of a second factor was refused, for the person. */
export function factorRefusal({ code, message }: { code: string | null; message: string | null }): string {
  return words[code ?? ''] ?? message ?? 'That did not work. Please try again.'
}

const Claims = v.object({ aal: v.string() })

/** How sure the server is of the person behind an access token: `aal2` after a second factor. '' where the token doesn't tell. */
export function levelOfToken(accessToken: string): string {
  const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  try {
    return v.parse(Claims, JSON.parse(atob(payload))).aal
  } catch {
    return ''
  }
}

const WithFactors = v.object({
  access_token: v.string(),
  user: v.object({ factors: v.array(v.object({ status: v.string() })) }),
})

/** Whether a session, as supabase-js stores it, still waits for the code of its person's second factor: the server then gives it what a visitor gets. */
export function awaitsCode(text: string): boolean {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), WithFactors), text)
  if (!parsed.success || levelOfToken(parsed.output.access_token) === 'aal2') return false
  return parsed.output.user.factors.some(({ status }) => status === 'verified')
}
