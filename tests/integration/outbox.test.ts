import 'fake-indexeddb/auto'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OutboxEntry } from '../../src/domain/outbox/entry'
import { accept, complete, create, fund } from '../../src/domain/outbox/fixture'
import { activeBounties, bountyById, pledgesOf } from '../../src/local/bounties'
import { lifeOfCache } from '../../src/local/databases'
import { discardEntry, enqueue } from '../../src/local/outbox'
import { applyToOutbox } from '../../src/local/outbox-storage'
import { isCodeAwaited } from '../../src/local/session-standing'
import { entryById } from '../../src/local/outbox-reads'
import { readStoredSession, storedSession } from '../../src/local/session-storage'
import { replaceSession } from '../../src/local/session-writes'
import { renewSession } from '../../src/remote/renew-session'
import { confirmFactor } from '../../src/remote/second-factor'
import { connectSession } from '../../src/remote/session-port'
import { signIn, signUp } from '../../src/remote/authentication'
import { Flusher } from '../../src/sync/flush-outbox'
import { networkOf, outboxPorts, webLocks } from '../../src/sync/outbox-ports'
import { fetchActive, fetchBounty } from '../../src/asks/fetch-bounties'
import { discardBackend, makeTemporaryFolder, send, signUpProven, startBackend, type RunningBackend } from './running-backend.ts'

// Node 20 has none, and the connection asks it.
vi.stubGlobal('navigator', { onLine: true })

let running: RunningBackend
let userId: string
/** A page of the phone that has just been opened. */
function openPage() {
  const ports = outboxPorts(renewSession)
  return { ...ports, by: 'test', locks: webLocks('test'), isVisible: () => true }
}
const flusher = new Flusher(openPage())
async function kept(...act: Parameters<typeof enqueue>): Promise<OutboxEntry> {
  await enqueue(...act)
  const entry = await entryById(act[0].opId)
  if (!entry) throw new Error('The act was not kept.')
  return entry
}

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9])
  .buffer

const flush = async () => {
  flusher.wake()
  await flusher.idle()
}

async function start(dataFolder?: string): Promise<void> {
  running = await startBackend(dataFolder === undefined ? {} : { dataFolder })
  vi.stubGlobal('location', { origin: running.url })
}

beforeAll(async () => {
  await start()
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
  const photo = { id: crypto.randomUUID(), bytes: jpeg, type: 'image/jpeg', sha256: 'ab' } as const
  await enqueue(accept(crypto.randomUUID(), bountyId, userId))
  const entry = await kept(complete(crypto.randomUUID(), bountyId, userId), photo)
  const network = networkOf()
  expect(await network.upload(entry)).toEqual({ ok: true, clashed: false })
  expect(await network.upload(entry)).toEqual({ ok: true, clashed: false })
  await flush()
  expect(await entryById(entry.opId)).toMatchObject({ state: 'applied', photo: { state: 'uploaded' } })
  expect(await network.upload({ ...entry, photo: entry.photo && { ...entry.photo, size: 1 } })).toEqual({
    ok: true,
    clashed: true,
  })
})

test('the lists are read into the cache, a bounty by its id too', async () => {
  expect(await fetchActive()).toMatchObject({ ok: true })
  expect((await activeBounties(50)).length).toBeGreaterThan(5)
  expect(await fetchBounty('4b304e80-e314-4fca-8c7b-469f7726574a')).toEqual({ ok: true, value: { isNone: false } })
})

test('a wrong password is refused with the server’s words; a renewed session goes on', async () => {
  expect(await signIn('ana@example.test', 'wrong')).toMatchObject({ ok: false, code: 'invalid_credentials' })
  const before = await readStoredSession()
  expect(await renewSession()).toBeNull()
  expect((await readStoredSession())?.refreshToken).not.toBe(before?.refreshToken)
})

test('without the second factor’s code a photo and its completion wait, and go whole once it is typed', async () => {
  const email = 'factor@example.test'
  const session = await signUpProven(running, email)
  const owner = session.user.id
  const enrolled = await send(running, 'POST', '/auth/v1/factors', { session, body: { factor_type: 'totp' } })
  const { id, totp } = await enrolled.json()
  const codes = URI.parse(totp.uri)
  if (!(codes instanceof TOTP)) throw new Error(`Not for codes of time: ${totp.uri}`)
  const challenge = await (await send(running, 'POST', `/auth/v1/factors/${id}/challenge`, { session, body: {} })).json()
  const first = { challenge_id: challenge.id, code: codes.generate({ timestamp: Date.now() - 30_000 }) }
  expect((await send(running, 'POST', `/auth/v1/factors/${id}/verify`, { session, body: first })).status).toBe(200)

  expect(await signIn(email, 'a-long-password')).toMatchObject({ ok: true })
  expect(await isCodeAwaited()).toBe(true)
  const bountyId = 'f0621f0d-2590-49a7-9a92-1c6efbbedbff'
  const photo = { id: crypto.randomUUID(), bytes: jpeg, type: 'image/jpeg', sha256: 'ab' } as const
  const [accepted, completed] = [crypto.randomUUID(), crypto.randomUUID()]
  await enqueue(complete(completed, bountyId, owner), photo)
  await enqueue(fund(accepted, '4b304e80-e314-4fca-8c7b-469f7726574a', owner))
  await flush()
  for (const opId of [accepted, completed])
    expect(await entryById(opId)).toMatchObject({ state: 'waiting_auth', result: null, lastError: { code: 'PT403' } })
  expect(await entryById(completed)).toMatchObject({ photo: { state: 'waiting' } })

  expect(await confirmFactor(id, codes.generate())).toMatchObject({ ok: true })
  expect(await isCodeAwaited()).toBe(false)
  await applyToOutbox({ type: 'signed_in', userId: owner }, Date.now(), Math.random)
  await flush()
  expect(await entryById(accepted)).toMatchObject({ state: 'applied', result: { outcome: 'applied' } })
  // It was never accepted: the server's own word on the act, of which the photo has arrived.
  expect(await entryById(completed)).toMatchObject({ photo: { state: 'uploaded' }, result: { code: 'acceptance_required' } })

  expect(await signIn('ana@example.test', 'a-long-password')).toMatchObject({ ok: true })
})

test('a server that is put back has lost a pledge: it waits here again, and is there once', async () => {
  const sample = '4b304e80-e314-4fca-8c7b-469f7726574a'
  const funding = async () => {
    const [row] = await (await send(running, 'GET', `/rest/v1/bounties?select=current_funding&id=eq.${sample}`)).json()
    return Number(row.current_funding)
  }
  const { dataFolder } = running
  const backup = await makeTemporaryFolder()
  await running.stop()
  await cp(dataFolder, backup, { recursive: true })
  await start(dataFolder)
  expect(await openPage().lookAtEpoch()).toBe(false)
  const before = await funding()
  const { opId } = await kept(fund(crypto.randomUUID(), sample, userId))
  await flush()
  expect(await funding()).toBe(before + 25)

  await running.stop()
  await rm(dataFolder, { recursive: true })
  await cp(backup, dataFolder, { recursive: true })
  await rm(backup, { recursive: true })
  const database = await PGlite.create({ dataDir: join(dataFolder, 'database') })
  await database.query('select private.begin_new_epoch()')
  await database.close()
  await start(dataFolder)
  expect([(await entryById(opId))?.state, await funding()]).toEqual(['applied', before])
  expect(await openPage().lookAtEpoch()).toBe(true)
  expect(await entryById(opId)).toMatchObject({ state: 'queued', putBack: 'lost' })
  // What it said before stays until it says something else, however old that is.
  expect(await bountyById(sample)).toBeDefined()
  expect(await lifeOfCache()).toBeGreaterThan(0)

  await flush()
  const entry = await entryById(opId)
  expect(entry).toMatchObject({ state: 'applied', putBack: null, result: { outcome: 'applied', replayed: false } })
  expect(entry && (await networkOf().send(entry))).toMatchObject({ ok: true, outcome: { replayed: true } })
  expect(await funding()).toBe(before + 25)
})
