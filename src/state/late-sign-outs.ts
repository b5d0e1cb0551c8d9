import * as v from 'valibot'
import { changeOwn, readOwn } from '../local/own-values'

const key = 'unended-sessions'
/** `expiresAt`: in seconds since the epoch, after which the token is worth nothing by itself. */
const SessionsSchema = v.fallback(v.array(v.object({ token: v.string(), expiresAt: v.number() })), [])
type Session = v.InferOutput<typeof SessionsSchema>[number]

/** Saves what the server has not confirmed yet: the token alone, which nothing can be renewed with. */
export function saveUnended(session: Session): Promise<void> {
  return changeOwn(null, key, (saved) => [...v.parse(SessionsSchema, saved), session])
}

const isEnded = ({ expiresAt }: Session) => expiresAt * 1000 <= Date.now()

/** What is being asked, and what is over: the page that signs out and what looks for sessions left here ask once. */
const asked = new Map<string, Promise<boolean>>()

/**
 * Asks the server to end the session of a token that is saved, and answers whether there is none of it any more; then it's forgotten.
 * The refresh token, which serves where the other has ended, is known to the page that signs out alone and saved nowhere.
 */
export function endUnended(token: string, refreshToken?: string): Promise<boolean> {
  const running = asked.get(token) ?? askToEnd(token, refreshToken)
  asked.set(token, running)
  return running
}

async function askToEnd(token: string, refreshToken?: string): Promise<boolean> {
  let isOver = false
  try {
    const { endSession } = await import('../remote/session-requests')
    isOver = await endSession(token, refreshToken)
    if (isOver) await forget([token])
  } finally {
    if (!isOver) asked.delete(token)
  }
  return isOver
}

/** Asks the server again to end what a person left here; what is over by itself is forgotten. */
export async function endLeftSessions(): Promise<void> {
  const left = v.parse(SessionsSchema, await readOwn(null, key))
  const ended = left.filter(isEnded)
  if (ended.length > 0) await forget(ended.map(({ token }) => token))
  for (const session of left) if (!isEnded(session)) await endUnended(session.token)
}

function forget(tokens: readonly string[]): Promise<void> {
  return changeOwn(null, key, (saved) => {
    const staying = v.parse(SessionsSchema, saved).filter(({ token }) => !tokens.includes(token))
    return staying.length === 0 ? undefined : staying
  })
}
