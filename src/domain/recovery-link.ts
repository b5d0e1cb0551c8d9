export type RecoveryLink = { kind: 'token'; tokenHash: string } | { kind: 'session' } | { kind: 'expired' } | { kind: 'none' }

const parametersOf = (text: string) => new URLSearchParams(text.replace(/^[?#]/, ''))

/**
 * What the address of /auth/update-password says. Our own mails carry a `token_hash`, which works in any browser; a hosted
 * server's default mail comes back with the session or an error in the hash. Specification, section 4; decision 25.
 */
export function recoveryLink(search: string, hash: string): RecoveryLink {
  const query = parametersOf(search)
  const fragment = parametersOf(hash)
  if (query.has('error_code') || fragment.has('error_code')) return { kind: 'expired' }
  const tokenHash = query.get('token_hash')
  if (tokenHash) return { kind: 'token', tokenHash }
  return query.get('type') === 'recovery' || fragment.get('type') === 'recovery' ? { kind: 'session' } : { kind: 'none' }
}
