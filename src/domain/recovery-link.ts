export type RecoveryLink = { kind: 'token'; tokenHash: string } | { kind: 'expired' } | { kind: 'none' }

const parametersOf = (text: string) => new URLSearchParams(text.replace(/^[?#]/, ''))

/**
 * What the address of /auth/update-password says. Our mails carry a `token_hash`, which works in any browser. A bare `type=recovery`
 * proves nothing, and a session that stands in a fragment is never taken: without a token the page needs a session of the device.
 */
export function recoveryLink(search: string, hash: string): RecoveryLink {
  const query = parametersOf(search)
  const fragment = parametersOf(hash)
  if (query.has('error_code') || fragment.has('error_code')) return { kind: 'expired' }
  const tokenHash = query.get('token_hash')
  return tokenHash ? { kind: 'token', tokenHash } : { kind: 'none' }
}
