import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { PUBLISHABLE_KEY, readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { callFunction, callRpc, refused } from './call-function.ts'
import { discardBackend, send, signIn, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const png = (edge: string) => latin(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0${edge}\0\0\0${edge}\x08\x06\0\0\0`)
const TAKEN = png('\x10')
const OTHER = png('\x20')

let running: RunningBackend
let creator: Session
let moderator: Session

beforeAll(async () => {
  running = await startBackend()
  creator = await signUp(running, 'creator@example.test')
  await signUp(running, 'moderator-of-photos@example.test')
  await meanwhile("insert into private.moderators select id from auth.users where email = 'moderator-of-photos@example.test'")
  moderator = await signIn(running, 'moderator-of-photos@example.test', 'a-long-password')
})
afterAll(() => discardBackend(running))

/** Changes the database while no backend runs. */
async function meanwhile(sql: string): Promise<void> {
  const { dataFolder } = running
  await running.stop()
  const connection = await openDatabase(prepareDataFolder(dataFolder))
  await connection.driver.exec(sql)
  await connection.close()
  running = await startBackend({ dataFolder })
}

let count = 0
const newCadet = () => signUp(running, `cadet-${(count += 1)}@example.test`)
const newPath = ({ user }: Session) => `${user.id}/${randomUUID()}/${randomUUID()}.png`
const secrets = () => readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets)

type Headers = Record<string, string>
const asServer = (): Headers => ({ apikey: secrets().secretKey, authorization: `Bearer ${secrets().secretKey}` })
const storage = (method: string, path: string, token: string, body?: Buffer, headers: Headers = {}) =>
  fetch(`${running.url}/storage/v1/object/${path}`, {
    method,
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}`, 'content-type': 'image/png', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })

async function upload(session: Session, path = newPath(session)): Promise<string> {
  expect((await storage('POST', `completion-photos/${path}`, session.access_token, TAKEN)).status).toBe(200)
  return path
}

async function act(name: string, session: Session, body: object): Promise<string> {
  const p_op_id = randomUUID()
  const answer = await callRpc(running, name, { p_op_id, p_expected_user: session.user.id, ...body }, session)
  expect(answer.body).toMatchObject({ outcome: 'applied' })
  return p_op_id
}

/** Has a photo handed in for a new bounty, and approved. */
async function approved(cadet: Session, path: string): Promise<void> {
  const p_bounty_id = await act('create_bounty', creator, {
    p_title: 'Walk the old road',
    p_description: 'Find where it ran.',
    p_category: 'Historical Knowledge',
    p_funding_goal_cents: 10_000,
    p_deadline: new Date(Date.now() + 864_000_000).toISOString(),
    p_requires_photo: true,
  })
  await act('accept_bounty', cadet, { p_bounty_id })
  const p_completion_id = await act('complete_bounty', cadet, { p_bounty_id, p_photo_path: path, p_notes: null })
  await act('review_completion', creator, { p_completion_id, p_decision: 'approve', p_reason: null })
}

async function shown(path: string, session = creator) {
  const response = await send(running, 'GET', `/functions/v1/completion-photo?path=${encodeURIComponent(path)}`, { session })
  return response.ok ? Buffer.from(await response.arrayBuffer()) : { status: response.status, body: await response.json() }
}

/** An address for an upload as the server signed them before, which needs no session. */
async function signedAddress(cadet: Session, path: string, upsert = true): Promise<string> {
  const claims = { sub: path, bucket: 'completion-photos', intent: 'upload', owner: cadet.user.id, upsert }
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setIssuedAt().setExpirationTime('2h')
  return `upload/sign/completion-photos/${path}?token=${await token.sign(new TextEncoder().encode(secrets().jwtSecret))}`
}

const uploadBy = async (address: string) => (await storage('PUT', address, PUBLISHABLE_KEY, OTHER)).status

test('no address is signed that uploads without a session', async () => {
  const cadet = await newCadet()
  for (const upsert of ['true', 'false']) {
    const asked = await storage('POST', `upload/sign/completion-photos/${newPath(cadet)}`, cadet.access_token, undefined, {
      'x-upsert': upsert,
    })
    expect(asked.status).toBe(403)
  }
})

test('an address that was signed before the approval changes no photo after it, nor after a sign-out, nor once the account is gone', async () => {
  const cadet = await newCadet()
  const path = newPath(cadet)
  const addresses = [await signedAddress(cadet, path), await signedAddress(cadet, path, false)]
  const unused = await signedAddress(cadet, newPath(cadet))
  await approved(cadet, await upload(cadet, path))
  const nothingChanges = async () => {
    for (const address of [...addresses, unused]) expect(await uploadBy(address)).toBe(403)
    for (const who of [creator, moderator]) expect(await shown(path, who)).toEqual(TAKEN)
  }
  await nothingChanges()
  await send(running, 'POST', '/auth/v1/logout?scope=global', { session: cadet })
  await nothingChanges()
  const again = await signIn(running, cadet.user.email, 'a-long-password')
  expect((await callFunction(running, 'delete-account', { email: cadet.user.email }, again)).status).toBe(200)
  for (const address of [...addresses, unused]) expect(await uploadBy(address)).toBe(403)
})

test('its own sender neither writes over it nor moves it away nor copies another over it', async () => {
  const cadet = await newCadet()
  const path = await upload(cadet)
  const other = newPath(cadet)
  expect((await storage('POST', `completion-photos/${other}`, cadet.access_token, OTHER)).status).toBe(200)
  await approved(cadet, path)
  const tries = [
    () => storage('POST', `completion-photos/${path}`, cadet.access_token, OTHER),
    () => storage('POST', `completion-photos/${path}`, cadet.access_token, OTHER, { 'x-upsert': 'true' }),
    () => storage('PUT', `completion-photos/${path}`, cadet.access_token, OTHER),
    () => storage('DELETE', `completion-photos/${path}`, cadet.access_token),
    () => asJson('copy', { sourceKey: other, destinationKey: path }, { 'x-upsert': 'true' }),
    () => asJson('move', { sourceKey: other, destinationKey: path }),
    () => asJson('move', { sourceKey: path, destinationKey: newPath(cadet) }),
  ]
  const asJson = (what: string, body: object, headers: Headers = {}) =>
    send(running, 'POST', `/storage/v1/object/${what}`, {
      session: cadet,
      body: { bucketId: 'completion-photos', ...body },
      headers,
    })
  for (const attempt of tries) {
    expect((await attempt()).status).toBeGreaterThanOrEqual(400)
    expect(await shown(path)).toEqual(TAKEN)
  }
})

test('the server’s own key removes no photo that a completion holds, and removes one that none does', async () => {
  const cadet = await newCadet()
  const [held, loose] = [await upload(cadet), await upload(cadet)]
  await approved(cadet, held)
  const removed = await send(running, 'DELETE', '/storage/v1/object/completion-photos', {
    body: { prefixes: [held, loose] },
    headers: asServer(),
  })
  expect(JSON.stringify(await removed.json())).not.toContain(held)
  expect(await shown(held)).toEqual(TAKEN)
  expect(await shown(loose, cadet)).toEqual(refused(404, 'not_found'))
})

test('sixty photos a day, whichever way they come', async () => {
  const [cadet, other] = [await newCadet(), await newCadet()]
  const path = await upload(cadet)
  await meanwhile(`insert into storage.objects (bucket_id, name, version)
    select 'completion-photos', '${cadet.user.id}/' || gen_random_uuid() || '/' || gen_random_uuid() || '.png', '1' from generate_series(1, 59)`)
  const plain = storage('POST', `completion-photos/${newPath(cadet)}`, cadet.access_token, TAKEN)
  expect((await plain).status).toBeGreaterThanOrEqual(400)
  const copied = await send(running, 'POST', '/storage/v1/object/copy', {
    session: cadet,
    body: { bucketId: 'completion-photos', sourceKey: path, destinationKey: newPath(cadet) },
  })
  expect(copied.status).toBeGreaterThanOrEqual(400)
  const byServer = await storage('POST', `completion-photos/${newPath(cadet)}`, '', TAKEN, asServer())
  expect(byServer.status).toBeGreaterThanOrEqual(400)
  const forAnother = await storage('POST', `completion-photos/${newPath(other)}`, '', TAKEN, asServer())
  expect(forAnother.status).toBe(200)
  expect(await uploadBy(await signedAddress(cadet, newPath(cadet)))).toBe(403)
})

test('a photo that is another than the one handed in, or gone, is shown to nobody, which is said', async () => {
  const cadet = await newCadet()
  const [changed, gone] = [await upload(cadet), await upload(cadet)]
  for (const path of [changed, gone]) await approved(cadet, path)
  await meanwhile(`alter table storage.objects disable trigger user;
    update storage.objects set version = 'another' where name = '${changed}';
    delete from storage.objects where name = '${gone}';
    alter table storage.objects enable trigger user`)
  for (const path of [changed, gone])
    for (const who of [creator, moderator, cadet]) expect(await shown(path, who)).toEqual(refused(422, 'photo_changed'))
})
