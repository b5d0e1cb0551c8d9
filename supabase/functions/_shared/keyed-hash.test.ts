import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isKeyedHash, keyedHash } from './keyed-hash.ts'

test('is HMAC-SHA-256 in hexadecimal', async () => {
  expect(await keyedHash('secret', 'text')).toBe(createHmac('sha256', 'secret').update('text').digest('hex'))
})

test.each([
  ['secret', 'text', true],
  ['another', 'text', false],
  ['secret', 'other text', false],
])('with the secret %j and the text %j verifies: %j', async (secret, text, verifies) => {
  expect(await isKeyedHash(secret, text, await keyedHash('secret', 'text'))).toBe(verifies)
})

test.each(['', 'zz', '0'.repeat(64), 'g'.repeat(64), '0'.repeat(66)])('%j verifies nothing', async (hash) => {
  expect(await isKeyedHash('secret', 'text', hash)).toBe(false)
})
