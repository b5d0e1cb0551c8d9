import { beforeEach, expect, test, vi } from 'vitest'
import { deleteAccount, myProfile, ownData, ownPhoto, registerFreeTier, updateProfile } from './account'
import { answerNewsletter, askNewsletterLink } from './answer-newsletter'
import { myApplication, saveApplication, sendMagicLink, startApplication, verifyCode, withdrawApplication } from './application'
import { askMailLink } from './open-mail'
import { ana, byDatabase, byFunction, type Endpoint, outcomesOf } from './outage-fixture'
import {
  checkSubscription,
  createCheckout,
  customerPortal,
  myPurchase,
  ownPayments,
  ownSubscription,
  refundPurchase,
} from './payments'

vi.mock('../env', () => ({ backend: () => ({ url: 'https://academy.test', key: 'anon' }) }))
vi.stubGlobal('WebSocket', EventTarget)
vi.stubGlobal('location', { origin: 'https://academy.test' })
const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockClear())

const { id, email, reference, applicant } = ana
const kept = { reference, secret: 's' }
const named = { displayName: 'Ana', hideFromLeaderboard: false }
const tooMany = byFunction(429, 'too_many_requests')
const signedOut = byFunction(401, 'sign_in_required')
const unavailable = byFunction(503, 'unavailable')
const slow = byDatabase(429, 'PT429')
const gone = byDatabase(404, 'PT404')

const endpoints: Record<string, Endpoint> = {
  'a free sign-up': {
    request: 'POST /functions/v1/register-free-tier',
    ask: () => registerFreeTier(email),
    good: ['registered'],
    refusals: [byFunction(400, 'registration_failed'), byFunction(400, 'captcha_failed'), tooMany, unavailable],
  },
  'a code by text': {
    request: 'POST /functions/v1/send-magic-link',
    ask: () => sendMagicLink(applicant, '+15555550100'),
    good: ['sent'],
    refusals: [byFunction(400, 'no_text_there'), byFunction(502, 'not_sent'), tooMany],
  },
  'the check of a code': {
    request: 'POST /functions/v1/verify-code',
    ask: () => verifyCode(applicant, '+15555550100', '123456'),
    good: ['receipt'],
    refusals: [byFunction(400, 'wrong_code'), byFunction(400, 'code_expired')],
  },
  'a checkout': {
    request: 'POST /functions/v1/create-checkout',
    ask: () => createCheckout('ana', 'cadet_basic'),
    good: ['page'],
    refusals: [byFunction(409, 'already_owned'), byFunction(503, 'sales_not_begun'), signedOut],
  },
  'the billing portal': {
    request: 'POST /functions/v1/customer-portal',
    ask: () => customerPortal('ana'),
    good: ['page'],
    refusals: [byFunction(404, 'no_payment'), byFunction(502, 'provider_failed')],
  },
  'a check of the plan': {
    request: 'POST /functions/v1/check-subscription',
    ask: checkSubscription,
    good: ['plan'],
    refusals: [signedOut],
  },
  'the own payments': {
    request: 'POST /functions/v1/refund-purchase',
    ask: ownPayments,
    good: ['payments'],
    refusals: [signedOut],
  },
  'a refund': {
    request: 'POST /functions/v1/refund-purchase',
    ask: () => refundPurchase('p'),
    good: ['refunded'],
    refusals: [byFunction(409, 'too_late'), byFunction(404, 'no_payment')],
  },
  'an account’s end': {
    request: 'POST /functions/v1/delete-account',
    ask: () => deleteAccount(email),
    good: ['deleted'],
    refusals: [byFunction(400, 'email_differs'), unavailable],
  },
  'an application': {
    request: 'POST /rest/v1/rpc/start_application',
    ask: () => startApplication({ email, termsVersion: '1' }),
    good: ['started'],
    refusals: [slow, byDatabase(400, 'PT400'), byDatabase(500, 'XX000')],
  },
  'a step of an application': {
    request: 'POST /rest/v1/rpc/save_application',
    ask: () => saveApplication(applicant, { email, step: 2 }),
    good: ['applicant', 'started'],
    refusals: [gone, slow],
  },
  'the own application': {
    request: 'POST /rest/v1/rpc/my_application',
    ask: () => myApplication(kept),
    good: ['receipt', 'none'],
    refusals: [slow],
  },
  'an application taken back': {
    request: 'POST /rest/v1/rpc/withdraw_application',
    ask: () => withdrawApplication(kept),
    good: ['receipt', 'withdrawn'],
    refusals: [gone],
  },
  'a mail’s link that is looked at': {
    request: 'POST /rest/v1/rpc/mail_link_state',
    ask: () => askMailLink('x'),
    good: ['link', 'unknown'],
    refusals: [slow],
  },
  'a newsletter’s link that is looked at': {
    request: 'POST /rest/v1/rpc/newsletter_link_state',
    ask: () => askNewsletterLink('x'),
    good: ['listed', 'left', 'unknown'],
    refusals: [slow],
  },
  'a newsletter that is confirmed': {
    request: 'POST /rest/v1/rpc/confirm_newsletter',
    ask: () => answerNewsletter('confirm', 'x'),
    good: ['listed', 'left', 'unknown'],
    refusals: [slow],
  },
  'a newsletter that is left': {
    request: 'POST /rest/v1/rpc/leave_newsletter',
    ask: () => answerNewsletter('leave', 'x'),
    good: ['listed', 'left', 'unknown'],
    refusals: [slow],
  },
  'the own profile': {
    request: 'POST /rest/v1/rpc/my_profile',
    ask: myProfile,
    good: ['profile'],
    refusals: [byDatabase(401, '42501')],
  },
  'a new name': {
    request: 'PATCH /rest/v1/profiles',
    ask: () => updateProfile(id, named),
    good: ['saved'],
    refusals: [byDatabase(400, 'PT400')],
  },
  'the own data': {
    request: 'POST /rest/v1/rpc/my_data',
    ask: ownData,
    good: ['data'],
    refusals: [byDatabase(401, '42501')],
  },
  'the own plan': {
    request: 'GET /rest/v1/subscriptions',
    ask: ownSubscription,
    good: ['rows'],
    refusals: [byDatabase(401, '42501')],
  },
  'the own purchase': {
    request: 'POST /rest/v1/rpc/my_purchase',
    ask: () => myPurchase('s'),
    good: ['none'],
    refusals: [byDatabase(401, '42501')],
  },
}

test.each(Object.entries(endpoints))(
  '%s is done by its own answer, refused by a known one, else not answered',
  async (_, endpoint) => {
    const { told, expected } = await outcomesOf(endpoint)
    expect(told).toEqual(expected)
    expect(logged).not.toHaveBeenCalled()
  },
)

test.each(['text/html', 'application/json'])('%s is no photo of one’s own', async (type) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'Content-Type': type } }))
  expect(await ownPhoto('ana/photo.jpg')).toMatchObject({ ok: false, code: 'offline' })
})
