import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OutboxEntry } from '../../src/domain/outbox/entry'
import { accept, complete, create, fund } from '../../src/domain/outbox/fixture'
import { activeBounties, bountyById, pledgesOf } from '../../src/local/bounties'
import { discardEntry, enqueue } from '../../src/local/outbox'
import { entryById } from '../../src/local/outbox-reads'
import { applyToOutbox } from '../../src/local/outbox-storage'
import { readStoredSession, storedSession } from '../../src/local/session-storage'
import { replaceSession } from '../../src/local/session-writes'
import { renewSession } from '../../src/remote/renew-session'
import { connectSession } from '../../src/remote/session-port'
import { signIn, signUp } from '../../src/remote/authentication'
import { Flusher } from '../../src/sync/flush-outbox'
import { cacheEntity } from '../../src/sync/cache-entity.ts'
import { pullActiveBounties, pullBounty } from '../../src/sync/pull-bounties'
import { networkOf } from '../../src/sync/senders'
import { systemClock } from '../../src/sync/system-clock'
import { webLocks } from '../../src/sync/web-locks'
import { discardBackend, startBackend, type RunningBackend } from './running-backend.ts'

// Node 20 has none, and the connection asks it.
vi.stubGlobal('navigator', { onLine: true })

let running: RunningBackend
let userId: string
const flusher = new Flusher({
  by: 'test',
  locks: webLocks('test'),
  clock: systemClock,
  storage: { apply: applyToOutbox },
  network: networkOf(),
  session: { userId: async () => (await readStoredSession())?.user.id ?? null, renew: renewSession },
  random: Math.random,
  newId: () => crypto.randomUUID(),
  isVisible: () => true,
  cacheEntity,
  heard: () => undefined,
})
async function kept(...act: Parameters<typeof enqueue>): Promise<OutboxEntry> {
  await enqueue(...act)
  const entry = await entryById(act[0].opId)
  if (!entry) throw new Error('The act was not kept.')
  return entry
}

const flush = async () => {
  flusher.wake()
  await flusher.idle()
}

beforeAll(async () => {
  running = await startBackend()
  vi.stubGlobal('location', { origin: running.url })
  vi.stubGlobal('WebSocket', EventTarget)
  connectSession({ ...storedSession, replace: replaceSession })
  const answer = await signUp('ana@example.test', 'a-long-password', '')
  if (!answer.ok) throw new Error(`Sign-up was refused: ${answer.code}`)
  userId = (await readStoredSession())?.user.id ?? ''
})
afterAll(async () => {
  flusher.stop()
  vi.unstubAllGlobals()
  await discardBackend(running)
})

test('a bounty made offline and a pledge to it arrive in order, and the cache holds what the server answered', async () => {
  const [bountyId, pledgeId] = [crypto.randomUUID(), crypto.randomUUID()]
  await enqueue(create(bountyId, userId))
  await enqueue(fund(pledgeId, bountyId, userId))
  await flush()
  expect(await entryById(pledgeId)).toMatchObject({ state: 'applied', result: { outcome: 'applied', replayed: false } })
  expect(await bountyById(bountyId)).toMatchObject({ currentFundingCents: 2500, contributors: 1, creatorId: userId })
  expect(await pledgesOf(userId)).toMatchObject([{ id: pledgeId, amountCents: 2500 }])
})

test('the same act sent twice has one effect and one answer', async () => {
  const entry = await kept(fund(crypto.randomUUID(), '4b304e80-e314-4fca-8c7b-469f7726574a', userId))
  const network = networkOf()
  expect(await network.send(entry)).toMatchObject({ ok: true, outcome: { outcome: 'applied', replayed: false } })
  await flush()
  expect(await entryById(entry.opId)).toMatchObject({ state: 'applied', result: { replayed: true } })
})

test('a discard that the server confirms can never apply afterwards', async () => {
  const entry = await kept(accept(crypto.randomUUID(), '4b304e80-e314-4fca-8c7b-469f7726574a', userId))
  await discardEntry(entry.opId)
  await flush()
  expect(await entryById(entry.opId)).toMatchObject({ state: 'cancelled' })
  expect(await networkOf().send(entry)).toMatchObject({ ok: true, outcome: { outcome: 'cancelled' } })
})

test('a photo lies in the bucket before its completion, and one that is there already is recognized', async () => {
  const bountyId = 'f0621f0d-2590-49a7-9a92-1c6efbbedbff'
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9])
    .buffer
  const photo = { id: crypto.randomUUID(), bytes, type: 'image/jpeg', sha256: 'ab' } as const
  await enqueue(accept(crypto.randomUUID(), bountyId, userId))
  const entry = await kept(complete(crypto.randomUUID(), bountyId, userId), photo)
  const network = networkOf()
  expect(await network.upload(entry)).toEqual({ ok: true, clashed: false })
  expect(await network.upload(entry)).toEqual({ ok: true, clashed: false })
  await flush()
  expect(await entryById(entry.opId)).toMatchObject({ state: 'applied', photo: { state: 'gone' } })
  expect(await network.upload({ ...entry, photo: entry.photo && { ...entry.photo, size: 1 } })).toMatchObject({ ok: false })
})

test('the lists are read into the cache, a bounty by its id too', async () => {
  expect(await pullActiveBounties()).toMatchObject({ ok: true })
  expect((await activeBounties(50)).length).toBeGreaterThan(5)
  expect(await pullBounty('4b304e80-e314-4fca-8c7b-469f7726574a')).toEqual({ ok: true })
})

test('a wrong password is refused with the server’s words; a renewed session goes on', async () => {
  expect(await signIn('ana@example.test', 'wrong')).toMatchObject({ ok: false, code: 'invalid_credentials' })
  const before = await readStoredSession()
  expect(await renewSession()).toBeNull()
  expect((await readStoredSession())?.refreshToken).not.toBe(before?.refreshToken)
})
