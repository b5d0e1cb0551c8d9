import * as v from 'valibot'
import { expect, it } from 'vitest'
import { emailProblem, emailSchema } from './email'

it.each(['', ' ', 'cadet', 'cadet@', '@example.test', 'cadet@example', 'a b@example.test', `${'a'.repeat(250)}@example.test`])(
  'refuses %j',
  (value) => expect(emailProblem(value)).toBe('Please enter a valid email address'),
)

it.each(['cadet@example.test', ' cadet@example.test ', 'first.last+tag@sub.example.co.uk'])('takes %j', (value) =>
  expect(emailProblem(value)).toBeNull(),
)

it('sends the address as the server stores it', () => {
  expect(v.parse(emailSchema, ' Cadet@Example.TEST ')).toBe('cadet@example.test')
})
