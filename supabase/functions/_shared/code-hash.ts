import { required } from './environment.ts'
import { keyedHash } from './keyed-hash.ts'

/** What the database keeps of a code: keyed with a secret that it has not, and bound to the number. Decision 22. */
export function codeHash(phone: string, code: string): Promise<string> {
  return keyedHash(required('SUPABASE_SERVICE_ROLE_KEY'), `verification code ${phone} ${code}`)
}
