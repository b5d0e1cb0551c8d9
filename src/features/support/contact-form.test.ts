import { expect, it } from 'vitest'
import { contactProblems } from './contact-form'

const message = { name: 'Ada', email: 'ada@example.test', message: 'Hello' }

it.each([
  ['a full message', message, {}],
  ['no name', { ...message, name: '  ' }, { name: 'Please enter your name' }],
  ['no address', { ...message, email: '' }, { email: 'Please enter a valid email address' }],
  ['half an address', { ...message, email: 'ada@' }, { email: 'Please enter a valid email address' }],
  [
    'a pasted report',
    { ...message, message: 'x'.repeat(5500) },
    { message: '500 too many. Please use at most 5,000 characters.' },
  ],
  ['a name of many', { ...message, name: 'x'.repeat(121) }, { name: '1 too many. Please use at most 120 characters.' }],
  ['no words', { ...message, message: '\n' }, { message: 'Please enter a message' }],
])('%s', (_, values, problems) => {
  expect(contactProblems(values)).toEqual(problems)
})
