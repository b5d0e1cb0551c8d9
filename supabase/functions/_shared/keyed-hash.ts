const encoder = new TextEncoder()

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

/** HMAC-SHA-256 of a text, in hexadecimal: who has not the secret can neither make it nor search for what it was made from. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a hash was made by keyedHash from this text, compared in constant time. */
export async function isKeyedHash(secret: string, text: string, hash: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return false
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16))
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(text))
}
