import { describe, expect, it } from 'vitest'
import { parseStoredSession } from './stored-session'

const whole = { access_token: 'a', refresh_token: 'r', expires_at: 7, user: { id: 'u', email: 'cadet@example.test' } }

describe('parseStoredSession', () => {
  it.each([
    ['', 'no text'],
    ['{', 'broken JSON'],
    ['null', 'null'],
    ['"a"', 'a string'],
    [JSON.stringify({ ...whole, access_token: 1 }), 'a token of another type'],
    [JSON.stringify({ ...whole, user: null }), 'no user'],
    [JSON.stringify({ ...whole, user: { id: 4 } }), 'an id of another type'],
    [JSON.stringify({ ...whole, expires_at: 'soon' }), 'a time of another type'],
  ])('refuses %s (%s)', (text) => {
    expect(parseStoredSession(text)).toBeNull()
  })

  it('reads what supabase-js stores', () => {
    const user = { id: 'u', email: 'cadet@example.test' }
    expect(parseStoredSession(JSON.stringify(whole))).toEqual({ accessToken: 'a', refreshToken: 'r', expiresAt: 7, user })
  })

  it('does without an email and an expiry', () => {
    const text = JSON.stringify({ access_token: 'a', refresh_token: 'r', user: { id: 'u' } })
    expect(parseStoredSession(text)).toEqual({ accessToken: 'a', refreshToken: 'r', expiresAt: 0, user: { id: 'u', email: '' } })
  })
})
