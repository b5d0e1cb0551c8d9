import { beforeEach, expect, test, vi } from 'vitest'
import { authFetch } from './auth-fetch'
import { requestConfirmation, requestPasswordReset, signIn, signUp, updatePassword } from './authentication'
import { offline, refusalOf } from './failure'
import { openMail } from './open-mail'
import { ana, byAuth, type Endpoint, outcomesOf, json } from './outage-fixture'
import { beginFactor, confirmFactor, listFactors, removeFactor } from './second-factor'

vi.mock('../env', () => ({ backend: () => ({ url: 'https://academy.test', key: 'anon' }) }))
vi.stubGlobal('WebSocket', EventTarget)
// The library tells of each request that failed.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const { email } = ana
const limited = byAuth(429, 'over_request_rate_limit')
const expired = byAuth(403, 'otp_expired')
const inNewerWords = () =>
  Response.json(
    { code: 'invalid_credentials', message: 'Invalid login credentials' },
    { status: 400, headers: { 'X-Supabase-Api-Version': '2024-01-01' } },
  )

const endpoints: Record<string, Endpoint> = {
  'a sign-in': {
    request: 'POST /auth/v1/token',
    ask: () => signIn(email, 'right'),
    good: ['session'],
    refusals: [
      byAuth(400, 'invalid_credentials'),
      [inNewerWords, 'invalid_credentials'],
      [json(400, { error: 'invalid_grant', error_description: 'Invalid login credentials' }), null],
      byAuth(400, 'email_not_confirmed'),
      byAuth(403, 'user_banned'),
      byAuth(400, 'captcha_failed'),
      limited,
    ],
  },
  'a renewal': {
    request: 'POST /auth/v1/token',
    ask: () =>
      authFetch('https://academy.test/auth/v1/token?grant_type=refresh_token', { method: 'POST' }).then(
        async (response) => (response.ok ? { ok: true, value: null } : refusalOf(await response.json(), response.status)),
        () => offline,
      ),
    good: ['session'],
    refusals: [],
  },
  'a sign-up': {
    request: 'POST /auth/v1/signup',
    ask: () => signUp(email, 'right', ''),
    good: ['session', 'user'],
    refusals: [
      byAuth(422, 'user_already_exists'),
      byAuth(422, 'weak_password', { weak_password: { reasons: ['length'] } }),
      byAuth(422, 'signup_disabled'),
      byAuth(400, 'email_address_invalid'),
    ],
  },
  'a reset request': {
    request: 'POST /auth/v1/recover',
    ask: () => requestPasswordReset(email, 'https://academy.test'),
    good: ['taken'],
    refusals: [byAuth(429, 'over_email_send_rate_limit'), [json(429, { code: 429, msg: 'Email rate limit exceeded' }), null]],
  },
  'a mail to confirm an address': {
    request: 'POST /auth/v1/otp',
    ask: () => requestConfirmation(email),
    good: ['taken'],
    refusals: [limited],
  },
  'a mail’s link': {
    request: 'POST /auth/v1/verify',
    ask: () => openMail({ tokenHash: 'x', type: 'recovery' }),
    good: ['session'],
    refusals: [expired, limited],
  },
  'the link of a change of address': {
    request: 'POST /auth/v1/verify',
    ask: () => openMail({ tokenHash: 'x', type: 'email_change' }),
    good: ['session'],
    refusals: [expired],
    special: { half: 'half_changed 200 null' },
  },
  'a mail’s code': {
    request: 'POST /auth/v1/verify',
    ask: () => openMail({ email, code: '123456' }),
    good: ['session'],
    refusals: [expired, limited],
  },
  'a new password': {
    request: 'PUT /auth/v1/user',
    ask: () => updatePassword('right', null),
    good: ['user'],
    refusals: [
      byAuth(422, 'same_password'),
      byAuth(400, 'current_password_mismatch'),
      byAuth(401, 'insufficient_aal'),
      byAuth(422, 'weak_password', { weak_password: { reasons: ['pwned'] } }),
    ],
  },
  'the second factors': {
    request: 'GET /auth/v1/user',
    ask: listFactors,
    good: ['user'],
    refusals: [byAuth(403, 'bad_jwt')],
  },
  'a new factor': {
    request: 'POST /auth/v1/factors',
    ask: beginFactor,
    good: ['factor'],
    refusals: [byAuth(422, 'too_many_enrolled_mfa_factors')],
  },
  'the challenge of a factor': {
    request: 'POST /auth/v1/factors/f/challenge',
    ask: () => confirmFactor('f', '123456'),
    good: ['challenge'],
    refusals: [byAuth(404, 'mfa_factor_not_found')],
  },
  'the code of a factor': {
    request: 'POST /auth/v1/factors/f/verify',
    ask: () => confirmFactor('f', '123456'),
    good: ['session'],
    refusals: [byAuth(422, 'mfa_verification_failed'), byAuth(422, 'mfa_challenge_expired'), limited],
  },
  'a factor’s end': {
    request: 'DELETE /auth/v1/factors/f',
    ask: () => removeFactor('f'),
    good: ['removed'],
    refusals: [byAuth(422, 'insufficient_aal')],
    // A uuid that is another's is what no stranger knows.
    special: { applicant: 'done' },
  },
}

test.each(Object.entries(endpoints))(
  '%s is done by its own answer, refused by a known one, else not answered',
  async (_, endpoint) => {
    const { told, expected } = await outcomesOf(endpoint)
    expect(told).toEqual(expected)
  },
)

test('a new password that is set stays so where nobody ends the other sessions', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const body = { id: ana.id, aud: 'authenticated' }
  const reply = (url: URL) => (url.pathname.endsWith('/user') ? Response.json(body) : new Response('<html>', { status: 403 }))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => reply(new URL(new Request(input, init).url)))
  expect(await updatePassword('right', null)).toMatchObject({ ok: true })
  expect(console.warn).toHaveBeenCalledOnce()
})
