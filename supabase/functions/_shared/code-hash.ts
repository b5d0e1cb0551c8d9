import { secretKey } from './environment.ts'
import { keyedHash } from './keyed-hash.ts'

/** What the database keeps of a code: keyed with a secret that it has not, and bound to the number. */
export function codeHash(phone: string, code: string): Promise<string> {
  return keyedHash(secretKey(), `verification code ${phone} ${code}`)
}
