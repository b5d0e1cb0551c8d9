import { expect, test } from 'vitest'
import { temporaryPassword } from './temporary-password.ts'

test('keeps every rule of the form that sets a password, and never repeats', () => {
  const passwords = Array.from({ length: 2000 }, temporaryPassword)
  for (const password of passwords) expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-HJ-NP-Za-km-z2-9]{20}$/)
  expect(new Set(passwords).size).toBe(passwords.length)
})
