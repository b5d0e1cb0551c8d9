declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** Decrypts what was encrypted by RFC 8188 for these keys, as RFC 8291 has it. Throws for anything else. */
  export function decrypt(body: Buffer, parameters: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer }): Buffer
}
