import { readFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { MIN_LENGTH_AT_SIGN_UP } from './password-strength'

const words = dictionary['passwords-common']
const list = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')

it('has the 3,000 commonest passwords that sign-up would take, in lower case', async () => {
  const long = words.map((word) => word.toLowerCase()).filter((word) => word.length >= MIN_LENGTH_AT_SIGN_UP)
  const commonest = Array.from(new Set(long)).slice(0, 3000)
  await expect(`${commonest.toSorted().join('\n')}\n`).toMatchFileSnapshot('common-passwords.txt')
})

it.each(['123456', 'password', 'password1', 'qwerty123'])('has %s', (password) => {
  expect(list.split('\n')).toContain(password)
})
