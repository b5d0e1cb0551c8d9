import * as v from 'valibot'
import { dropOwn, readOwn, saveOwn } from '../local/own-values'

const key = 'unended-sessions'
/** `expiresAt`: in seconds since the epoch, after which the token is worth nothing by itself. */
const SessionsSchema = v.fallback(v.array(v.object({ token: v.string(), expiresAt: v.number() })), [])
type Session = v.InferOutput<typeof SessionsSchema>[number]

const read = async () => v.parse(SessionsSchema, await readOwn(null, key))

/** Keeps what the server has not confirmed: the token alone, which nothing can be renewed with. */
export async function keepUnended(session: Session): Promise<void> {
  await saveOwn(null, key, [...(await read()), session])
}

/** Asks the server again to end what a person left here; what is over by itself is forgotten. */
export async function endLeftSessions(): Promise<void> {
  const left = (await read()).filter(({ expiresAt }) => expiresAt * 1000 > Date.now())
  if (left.length === 0) return dropOwn(null, key)
  const { endSession } = await import('../remote/end-session')
  const ended = await Promise.all(left.map(({ token }) => endSession(token)))
  const staying = left.filter((_, index) => !ended[index])
  await (staying.length === 0 ? dropOwn(null, key) : saveOwn(null, key, staying))
}
