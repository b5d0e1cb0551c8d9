import { createECDH, createHmac, type ECDH } from 'node:crypto'

/** A pair of keys on P-256 that the server's secret key and a purpose make, so that it is the same after a restart. */
export function pushKeys(secretKey: string, purpose: string): ECDH {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(createHmac('sha256', secretKey).update(`push keys of ${purpose}`).digest())
  return keys
}
