import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import { offlineAsRefusal, type Refusal, RefusalAlert, refusalText, unloadedWords, weaknesses } from './refusal'

it('prefers the words of the server, then its own', () => {
  expect(refusalText({ code: 'invalid_credentials', message: 'Invalid login credentials' }, 'x')).toBe(
    'Invalid login credentials',
  )
  expect(refusalText({ code: 'over_request_rate_limit', message: 'Request rate limit reached' }, 'x')).toContain(
    'Wait ten minutes',
  )
  expect(refusalText({ code: null, message: null }, 'Please try again.')).toBe('Please try again.')
  expect(refusalText({ code: 'offline', message: null }, 'x')).toBe('x')
  expect(refusalText({ code: 'offline', message: null })).toContain('Check your connection')
  expect(refusalText({ code: 'unreadable', message: null })).toBe('Please try again.')
})

it.each([
  ['offline', 'Connect to the network to see and change it.'],
  ['unreadable', 'Try again in a few minutes.'],
  [null, 'Try again in a few minutes.'],
])('what could not be loaded by %s sends nobody to a network that is there', (code, next) => {
  expect(unloadedWords('display name', code)).toBe(`Your display name could not be loaded. ${next}`)
})

it('says the reasons of a weak password as sentences, and unknown ones as they came', () => {
  expect(weaknesses({ code: 'weak_password', message: null, reasons: ['length', 'pwned', 'new_rule'] })).toEqual([
    'It is too short.',
    'It appears in a known data breach. Choose one that you use nowhere else.',
    'new_rule',
  ])
  expect(weaknesses({ code: 'other', message: null })).toEqual([])
})

it('reads a failure to load the code of an act as no answer, and hides no other fault', async () => {
  const lost = Promise.reject<{ ok: true }>(new TypeError('Failed to fetch dynamically imported module'))
  expect(await offlineAsRefusal(lost)).toMatchObject({ ok: false, code: 'offline' })
  for (const fault of [new RangeError('a fault'), new TypeError('a fault')])
    await expect(offlineAsRefusal(Promise.reject<{ ok: true }>(fault))).rejects.toThrow('a fault')
})

const known = { invalid_credentials: 'Check your email and password for typing mistakes' }
const shown = (refusal: Refusal) => renderToStaticMarkup(createElement(RefusalAlert, { refusal, known }))

test.each([
  ['invalid_credentials', 'Invalid login credentials', known.invalid_credentials],
  ['offline', null, 'The academy did not answer'],
  ['email_not_confirmed', 'Email not confirmed', 'Email not confirmed'],
  [null, 'Invalid login credentials', 'Invalid login credentials'],
  ['captcha_failed', 'captcha protection: request disallowed', 'Please confirm that you are human'],
])('a refusal by %s is told by what is known of it, and blames nobody for another', (code, message, words) => {
  expect(shown({ code, message })).toContain(words)
  expect(shown({ code, message }).includes('typing mistakes')).toBe(code === 'invalid_credentials')
})

test('a fault of this app is told by its toast alone', () => {
  expect(shown({ code: 'unreadable', message: null })).toBe('')
})
