import { expect, it } from 'vitest'
import { newsletterToken } from './newsletter-link'

const token = '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9'

it.each([
  [token, token],
  [token.toUpperCase(), token],
  [`${token}.`, token],
  [`${token}>)`, token],
  [token.slice(0, -1), null],
  [token.slice(0, 18), null],
  [`${token}0`, null],
  ['', null],
])('%s', (told, expected) => expect(newsletterToken(told)).toBe(expected))
