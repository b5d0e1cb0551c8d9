/** `expiresAt`: seconds since the epoch by the clock of the device that signed in; a hint, the server decides. */
export type StoredSession = { accessToken: string; refreshToken: string; expiresAt: number; user: { id: string; email: string } }

/** Where it is kept whose session the server has ended. */
export const endedSessionKey = 'ended-session'

type Loose = Partial<Record<string, unknown>>

const asObject = (value: unknown): Loose => (typeof value === 'object' && value !== null ? value : {})

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads the session as supabase-js stores it; null for anything else. By hand and not by Valibot, since every content
 * page reads it and would otherwise load 3 KB of parser to show a name in the header.
 */
export function parseStoredSession(text: string): StoredSession | null {
  const { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt = 0, user } = asObject(fromJson(text))
  const { id, email = '' } = asObject(user)
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || typeof expiresAt !== 'number') return null
  if (typeof id !== 'string' || typeof email !== 'string') return null
  return { accessToken, refreshToken, expiresAt, user: { id, email } }
}

/** In localStorage while somebody is signed in here, their id: read before the first paint, where the session itself can't be. */
export const memberKey = 'member'
