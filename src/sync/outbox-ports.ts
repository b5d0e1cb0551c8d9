import { bountyFromRow } from '../domain/bounties/bounty'
import { classify, type Failure, type ServerOutcome } from '../domain/outbox/answer'
import { type OutboxEntry, timeoutsOf } from '../domain/outbox/entry'
import type { OutboxClock, OutboxLocks, OutboxNetwork, SendResult } from '../domain/outbox/ports'
import { ageCache, cacheBountyNews } from '../local/cache-bounties'
import { knownEpoch, photoBytes } from '../local/outbox-reads'
import { applyToOutbox } from '../local/outbox-storage'
import { readStoredSession } from '../local/session-storage'
import { acceptanceFromRow, pledgeFromRow } from '../remote/bounties'
import { cancelAct, lookUpActs, photoPath, sendAct } from '../remote/call-act'
import { ping } from '../remote/ping'
import { answersSlowly } from '../remote/timed-fetch'
import { uploadPhoto } from '../remote/upload-photo'
import { epochLook } from './epoch-look'
import type { FlushPorts } from './perform-attempt'

/** What page and worker have in common: this phone's storage and session, the real server, the real time. */
export function outboxPorts(
  renew: FlushPorts['session']['renew'],
  noteAnswer: (isHeard: boolean, isSlow: boolean) => void = () => undefined,
  progress: SenderParts['progress'] = () => undefined,
): Omit<FlushPorts, 'by' | 'locks' | 'isVisible'> {
  let heardFastAt = Number.NEGATIVE_INFINITY
  const ports = {
    clock: systemClock,
    storage: { apply: applyToOutbox },
    network: networkOf({ progress, renew }),
    session: { userId: async () => (await readStoredSession())?.user.id ?? null, renew },
    random: Math.random,
    heard: (isHeard: boolean) => {
      const isSlow = answersSlowly()
      if (isHeard && !isSlow) heardFastAt = systemClock.elapsed()
      noteAnswer(isHeard, isSlow)
    },
    heardFastAt: () => heardFastAt,
  }
  const lookAtEpoch = epochLook({ ...ports, knownEpoch, ageCache })
  return { ...ports, newId: () => crypto.randomUUID(), cacheEntity, lookAtEpoch }
}

/** Puts what the server answered an act with into the cache: the bounty as it is now, and what the act made. Not for who has left meanwhile. */
async function cacheEntity({ ownerId }: OutboxEntry, { entity }: ServerOutcome): Promise<void> {
  if ((await readStoredSession())?.user.id !== ownerId) return
  const bounty = bountyFromRow(entity)
  if (entity !== null && bounty === null) console.error('The bounty of an answer could not be read.')
  const acceptance = acceptanceFromRow(entity?.['acceptance'])
  const pledge = pledgeFromRow(entity?.['contribution'])
  if (bounty ?? acceptance ?? pledge) await cacheBountyNews({ bounty, acceptance, pledge })
}

/** There is no session of the owner: nothing leaves the phone, least of all under somebody else's name. */
const noSession = { status: 0, source: 'phone', code: 'no_session', retryAfterMs: null, serverTime: null } as const
/** The bytes are gone from the phone, though the entry says that they wait: only the person can help. */
const noBytes = { status: 0, source: 'phone', code: 'photo_lost', retryAfterMs: null, serverTime: null } as const

type SenderParts = {
  session: () => Promise<{ accessToken: string; user: { id: string } } | null>
  photo: (photoId: string) => Promise<ArrayBuffer | null>
  progress: (opId: string, sent: number, total: number) => void
  renew: FlushPorts['session']['renew']
}

/** The token to send with: the owner's, none for an act of nobody, null when the owner is not the one who is signed in. */
async function tokenFor(
  entry: Pick<OutboxEntry, 'ownerId'>,
  readSession: SenderParts['session'],
): Promise<{ token: string | null } | null> {
  if (entry.ownerId === null) return { token: null }
  const session = await readSession()
  return session?.user.id === entry.ownerId ? { token: session.accessToken } : null
}

const isSessionRefused = (sent: SendResult) => !sent.ok && classify(sent.failure) === 'session'

/**
 * Sends a message in its author's name where they are signed in here, so that an owner's is known as one; where the server refuses the
 * session, also a renewed one, it goes without a name.
 */
async function sendNamed(
  entry: OutboxEntry,
  author: string,
  readSession: SenderParts['session'],
  renew: SenderParts['renew'],
): Promise<SendResult> {
  const send = async () => sendAct(entry, (await tokenFor({ ownerId: author }, readSession))?.token ?? null)
  let sent = await send()
  if (isSessionRefused(sent)) {
    await renew(author)
    sent = await send()
  }
  return isSessionRefused(sent) ? sendAct(entry, null) : sent
}

/** Storage refuses and doesn't say why: where it is for the session, the database says that. */
async function whyRefused<T>(opId: string, token: string, refused: T): Promise<T | { ok: false; failure: Failure }> {
  const asked = await lookUpActs([opId], token)
  return !asked.ok && classify(asked.failure) === 'session' ? asked : refused
}

/** The server, as the outbox calls it from this page or worker. */
export function networkOf({
  session = readStoredSession,
  photo = photoBytes,
  progress,
  renew = async () => null,
}: Partial<SenderParts> = {}): OutboxNetwork {
  return {
    askTime: ping,
    async send(entry) {
      if (entry.kind === 'send-contact-message' && entry.author) return sendNamed(entry, entry.author, session, renew)
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
      const sent = await uploadPhoto(path, entry.photo, bytes, found.token, {
        progress: (done, total) => progress?.(entry.opId, done, total),
        tried: timeoutsOf(entry),
      })
      return sent.ok || classify(sent.failure) !== 'suspect' ? sent : whyRefused(entry.opId, found.token, sent)
    },
  }
}

const FLUSH_LOCK = 'outbox'
const LIFE_LOCK = 'outbox-life:'

/**
 * Web Locks over all tabs and the worker. Every flusher also holds a lock with its own name for as long as it lives: a lease whose
 * holder has none is a dead one's. Where there are no locks the leases alone serve.
 */
export function webLocks(by: string): OutboxLocks & { release(): void } {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  let release: (() => void) | undefined
  const life = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = new Promise<void>((resolve, reject) => {
    locks
      ?.request(`${LIFE_LOCK}${by}`, () => {
        resolve()
        return life
      })
      .catch(reject)
  })
  // Whoever asks for the living hears of it; nobody may have asked when the page goes away.
  held.catch(() => undefined)
  return {
    release: () => release?.(),
    async tryRun(work) {
      if (!locks) return work().then(() => true)
      return locks.request(FLUSH_LOCK, { ifAvailable: true }, async (lock) => {
        if (lock) await work()
        return lock !== null
      })
    },
    async alive() {
      if (!locks?.query) return null
      await held
      const { held: all = [] } = await locks.query()
      const names = all.flatMap(({ name }) => (name?.startsWith(LIFE_LOCK) ? [name.slice(LIFE_LOCK.length)] : []))
      return new Set([...names, by])
    },
  }
}

export const systemClock: OutboxClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
