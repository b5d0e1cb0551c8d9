import { classify, type Failure } from '../domain/outbox/classify'
import { timeoutsOf, type OutboxEntry } from '../domain/outbox/entry'
import type { OutboxNetwork } from '../domain/outbox/ports'
import { readStoredSession } from '../local/session-storage'
import { photoBytes } from '../local/photos'
import { cancelAct, lookUpActs, sendAct } from '../remote/call-act'
import { ping } from '../remote/ping'
import { photoPath } from '../remote/photo-path'
import type { UploadProgress } from '../remote/send-bytes'
import { uploadPhoto } from '../remote/upload-photo'

/** There is no session of the owner: nothing leaves the phone, least of all under somebody else's name. */
const noSession = { status: 0, source: 'phone', code: 'no_session', retryAfterMs: null, serverTime: null } as const
/** The bytes are gone from the phone, though the entry says that they wait: only the person can help. */
const noBytes = { status: 0, source: 'phone', code: 'photo_lost', retryAfterMs: null, serverTime: null } as const

type Token = { token: string | null } | null
export type SenderParts = {
  session: () => Promise<{ accessToken: string; user: { id: string } } | null>
  photo: (photoId: string) => Promise<ArrayBuffer | null>
  progress: (opId: string, sent: number, total: number) => void
}

/** The token to send with: the owner's, none for an act of nobody, null when the owner is not the one who is signed in. */
async function tokenFor(entry: OutboxEntry, readSession: SenderParts['session']): Promise<Token> {
  if (entry.ownerId === null) return { token: null }
  const session = await readSession()
  return session?.user.id === entry.ownerId ? { token: session.accessToken } : null
}

/** Storage refuses and doesn't say why: where it is for the session, the database says that. */
async function whyRefused<T>(opId: string, token: string, refused: T): Promise<T | { ok: false; failure: Failure }> {
  const asked = await lookUpActs([opId], token)
  return !asked.ok && classify(asked.failure) === 'session' ? asked : refused
}

/** The server, as the outbox calls it from this page or worker. */
export function networkOf(parts: Partial<SenderParts> = {}): OutboxNetwork {
  const { session = readStoredSession, photo = photoBytes, progress } = parts
  return {
    askTime: ping,
    async send(entry) {
      const found = await tokenFor(entry, session)
      return found ? sendAct(entry, found.token) : { ok: false, failure: noSession }
    },
    async cancel(entry) {
      const found = await tokenFor(entry, session)
      return found ? cancelAct(entry, found.token) : { ok: false, failure: noSession }
    },
    async lookUp(userId, opIds) {
      const now = await session()
      return now?.user.id === userId ? lookUpActs(opIds, now.accessToken) : { ok: false, failure: noSession }
    },
    async upload(entry) {
      const found = await tokenFor(entry, session)
      const path = photoPath(entry)
      if (!found?.token) return { ok: false, failure: noSession }
      const bytes = entry.photo ? await photo(entry.photo.id) : null
      if (!bytes || !entry.photo || path === null) return { ok: false, failure: noBytes }
      const tell: UploadProgress = (sent, total) => progress?.(entry.opId, sent, total)
      const sent = await uploadPhoto(path, entry.photo, bytes, found.token, { progress: tell, tried: timeoutsOf(entry) })
      return sent.ok || classify(sent.failure) !== 'suspect' ? sent : whyRefused(entry.opId, found.token, sent)
    },
  }
}
