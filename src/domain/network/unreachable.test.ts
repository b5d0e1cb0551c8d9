import { expect, test } from 'vitest'
import { isUnreachable } from './unreachable'

test.each([
  'Failed to fetch dynamically imported module: https://academy.example/assets/sign-in.js',
  'error loading dynamically imported module: https://academy.example/assets/sign-in.js',
  'Importing a module script failed.',
])('a script that could not be loaded reached nobody: %s', (message) => {
  expect(isUnreachable(new TypeError(message))).toBe(true)
})

test('what the build throws for a script that could not be loaded reached nobody', () => {
  expect(isUnreachable(Object.assign(new Error('Script missing'), { name: 'MissingScript' }))).toBe(true)
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'user')"),
  new TypeError('undefined is not an object'),
  new TypeError('x is not a function'),
  new RangeError('Importing a module script failed.'),
  'Failed to fetch',
  null,
])('a fault of the app is none: %s', (error) => {
  expect(isUnreachable(error)).toBe(false)
})
