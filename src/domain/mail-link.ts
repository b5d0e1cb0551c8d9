const TYPES = ['signup', 'magiclink', 'email_change'] as const

/** A link of a mail that is opened on /auth: it confirms an address or signs in. Recovery links have their own page. */
export type MailLink = { tokenHash: string; type: (typeof TYPES)[number] }

/** The mail link that the search of an address carries, or null. */
export function mailLink(search: string): MailLink | null {
  const parameters = new URLSearchParams(search)
  const tokenHash = parameters.get('token_hash')
  const type = TYPES.find((candidate) => candidate === parameters.get('type'))
  return tokenHash && type ? { tokenHash, type } : null
}
