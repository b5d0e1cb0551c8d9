const TYPES = ['signup', 'magiclink', 'email_change', 'recovery'] as const

/** What the link of a mail is for: to confirm an address, to sign in, to change the address, or to choose a new password. */
export type MailLinkType = (typeof TYPES)[number]

/** The token of a mail's link, and what it is for. */
export type MailLink = { tokenHash: string; type: MailLinkType }

/** What the address of a page that a mail's link opens says: a whole token, one that lost a part on its way, an error, or nothing. */
export type OpenedLink = { kind: 'token'; link: MailLink } | { kind: 'cut' } | { kind: 'expired' } | { kind: 'none' }

/** Hashes as the auth servers write them, of 224 or 256 bits. */
const WHOLE = /^(pkce_)?([0-9a-f]{56}|[0-9a-f]{64})$/

/** Signs that a mail program or a person took along behind an address, such as a full stop or a bracket. */
const TAKEN_ALONG = /[^0-9a-z]+$/

/** Some programs show a mail's source, where `&` is written so. */
const parametersOf = (text: string) => new URLSearchParams(text.replace(/^[?#]/, '').replaceAll('&amp;', '&'))

/**
 * What the address says to the page of a mail's link. `expected`: what a link is for that doesn't say it. A session that stands in a fragment is never taken, and
 * a type without a token proves nothing.
 */
export function openedLink(search: string, hash: string, expected: MailLinkType | null = null): OpenedLink {
  const query = parametersOf(search)
  if (query.has('error_code') || parametersOf(hash).has('error_code')) return { kind: 'expired' }
  const told = query.get('token_hash')
  if (told === null) return { kind: 'none' }
  const tokenHash = told.replace(TAKEN_ALONG, '')
  const named = (query.get('type') ?? expected ?? '').replace(TAKEN_ALONG, '')
  const type = TYPES.find((candidate) => candidate === named)
  return type && WHOLE.test(tokenHash) ? { kind: 'token', link: { tokenHash, type } } : { kind: 'cut' }
}
