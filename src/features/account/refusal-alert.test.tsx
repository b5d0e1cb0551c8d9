import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RefusalAlert } from './refusal-alert'

const known = { invalid_credentials: 'Check your email and password for typing mistakes' }

test.each([
  ['invalid_credentials', 'Invalid login credentials', known.invalid_credentials],
  ['offline', null, 'The academy did not answer'],
  ['email_not_confirmed', 'Email not confirmed', 'Email not confirmed'],
  [null, 'Invalid login credentials', 'Invalid login credentials'],
  ['captcha_failed', 'captcha protection: request disallowed', 'Please confirm that you are human'],
])('a refusal by %s is told by what is known of it, and blames nobody for another', (code, message, words) => {
  const shown = renderToStaticMarkup(<RefusalAlert refusal={{ code, message }} known={known} />)
  expect(shown).toContain(words)
  expect(shown.includes('typing mistakes')).toBe(code === 'invalid_credentials')
})

test('a fault of this app is told by its toast alone', () => {
  expect(renderToStaticMarkup(<RefusalAlert refusal={{ code: 'unreadable', message: null }} known={known} />)).toBe('')
})
