import * as v from 'valibot'
import { expect, it } from 'vitest'
import { emailProblem, emailSchema } from './email'
import corpus from './email-corpus.json'

it.each([...corpus.refused, `${'a'.repeat(250)}@example.test`])('refuses %j', (value) =>
  expect(emailProblem(value)).toBe('Please enter a valid email address'),
)

it.each([...corpus.taken, ' cadet@example.test '])('takes %j', (value) => expect(emailProblem(value)).toBeNull())

it('sends the address as the server stores it', () => {
  expect(v.parse(emailSchema, ' Cadet@Example.TEST ')).toBe('cadet@example.test')
})
