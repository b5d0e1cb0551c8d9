const TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The token that the link of a newsletter's mail carries, without the signs that stood around the link; null where a part of it is missing. */
export function newsletterToken(told: string): string | null {
  const token = told.toLowerCase().replace(/[^0-9a-f]+$/, '')
  return TOKEN.test(token) ? token : null
}
