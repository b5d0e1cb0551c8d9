import { expect, it } from 'vitest'
import { isGuessable } from './guessable-password'

it.each(['aaaaaa', 'AaAaAa', '999999', '      ', '\u00A0\u00A0\u00A0\u00A0\u00A0\u00A0', '😀😀😀', '!!!!!!!!'])(
  '%j is guessed at once',
  (password) => expect(isGuessable(password)).toBe(true),
)

it.each(['wayfinder', 'Wayfinder2026', 'WAYFINDER CADET ACADEMY', 'way-finder-1', 'Cadet Academy!', 'ｗａｙｆｉｎｄｅｒ'])(
  '%j is a name of this site',
  (password) => expect(isGuessable(password)).toBe(true),
)

it.each(['', 'abcdef', 'aaaaab', 'wayfinder of the lakes', 'a cadet at noon', '12 of 14', ''.padEnd(7, 'ab')])(
  '%j is not',
  (password) => expect(isGuessable(password)).toBe(false),
)
