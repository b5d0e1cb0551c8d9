import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { PUBLISHABLE_KEY, readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { callRpc, refused } from './call-function.ts'
import { isWhole } from '../setup/breadth.ts'
import { discardBackend, send, signIn, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const PNG = latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0')
/** 15,000 by 15,000 pixels, as its header says. */
const BOMB = latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x3a\x98\0\0\x3a\x98\x08\x06\0\0\0')

let running: RunningBackend
let creator: Session
let cadet: Session
let stranger: Session
let moderator: Session
let handedIn: string

beforeAll(async () => {
  running = await startBackend()
  creator = await signUp(running, 'creator@example.test')
  cadet = await signUp(running, 'cadet@example.test')
  stranger = await signUp(running, 'stranger@example.test')
  await signUp(running, 'moderator-of-photos@example.test')
  await meanwhile("insert into private.moderators select id from auth.users where email = 'moderator-of-photos@example.test'")
  moderator = await signIn(running, 'moderator-of-photos@example.test', 'a-long-password')
  handedIn = await handIn()
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

const newPath = ({ user }: Session, type = 'png') => `${user.id}/${randomUUID()}/${randomUUID()}.${type}`

async function upload(session: Session, bytes = PNG): Promise<string> {
  const path = newPath(session)
  const response = await fetch(`${running.url}/storage/v1/object/completion-photos/${path}`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}`, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  })
  expect(response.status).toBe(200)
  return path
}

async function act(name: string, session: Session, body: object): Promise<string> {
  const p_op_id = randomUUID()
  const answer = await callRpc(running, name, { p_op_id, p_expected_user: session.user.id, ...body }, session)
  expect(answer.body).toMatchObject({ outcome: 'applied' })
  return p_op_id
}

/** A photo of the cadet's that waits for the creator's review. */
async function handIn(): Promise<string> {
  const p_bounty_id = await act('create_bounty', creator, {
    p_title: 'Walk the old road',
    p_description: 'Find where it ran.',
    p_category: 'Historical Knowledge',
    p_funding_goal_cents: 10_000,
    p_deadline: new Date(Date.now() + 864_000_000).toISOString(),
    p_requires_photo: true,
  })
  await act('accept_bounty', cadet, { p_bounty_id })
  const path = await upload(cadet)
  await act('complete_bounty', cadet, { p_bounty_id, p_photo_path: path, p_notes: null })
  return path
}

/** Puts other bytes under a name, as an uploader can where storage believes what it is told. */
const exchange = (path: string, bytes: Uint8Array) => {
  const file = createHash('sha256').update(`completion-photos/${path}`).digest('hex')
  return writeFile(join(running.dataFolder, 'uploads', file), bytes)
}

/** The same session by a token of a second factor, as the auth server signs one. */
async function strong(session: Session): Promise<Session> {
  const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
  const { jwtSecret } = readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets)
  const token = new SignJWT({ ...claims, aal: 'aal2' }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
  return { ...session, access_token: await token.sign(new TextEncoder().encode(jwtSecret)) }
}

const ask = (path: string, session?: Session, method = 'GET') =>
  send(running, method, `/functions/v1/completion-photo?path=${encodeURIComponent(path)}`, { ...(session && { session }) })
const answerTo = async (path: string, session?: Session) => {
  const response = await ask(path, session)
  return { status: response.status, body: response.ok ? await response.bytes() : await response.json() }
}
const unknown = { status: 404, body: { error: { code: 'not_found', message: 'There is no such photo.' } } }

test('nobody is shown a photo without a session, with a made-up token or after signing out', async () => {
  expect(await answerTo(handedIn)).toEqual(refused(401, 'sign_in_required'))
  expect(await answerTo(handedIn, { ...cadet, access_token: 'a.b.c' })).toEqual(refused(401, 'sign_in_required'))
  const gone = await signIn(running, 'cadet@example.test', 'a-long-password')
  expect((await ask(handedIn, gone)).status).toBe(200)
  await send(running, 'POST', '/auth/v1/logout?scope=local', { session: gone })
  expect(await answerTo(handedIn, gone)).toEqual(refused(401, 'sign_in_required'))
})

test('one that the caller may not see is told like one that isn’t there', async () => {
  expect(await answerTo(handedIn, stranger)).toEqual(unknown)
  const loose = await upload(cadet)
  for (const session of [stranger, creator, moderator]) expect(await answerTo(loose, session)).toEqual(unknown)
  for (const session of [cadet, creator, moderator]) expect(await answerTo(newPath(cadet), session)).toEqual(unknown)
})

test.each(['', 'x.png', '../secret', '%', 'x'.repeat(5000), '\0'])('the path %j is none', async (path) => {
  expect(await answerTo(path, cadet)).toEqual(unknown)
  for (const odd of [`${handedIn}${path || '/'}`, `/${handedIn}`, handedIn.toUpperCase(), newPath(cadet, 'svg')])
    expect(await answerTo(odd, cadet)).toEqual(unknown)
})

test('it is asked for by GET alone', async () => {
  expect((await ask(handedIn, creator, 'OPTIONS')).status).toBe(204)
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(handedIn, creator, method)).status).toBe(405)
})

test.each([
  ['a picture of a few bytes that asks for gigabytes', BOMB],
  [
    'one that says so behind another chunk',
    Buffer.concat([BOMB.subarray(0, 8), latin('\0\0\0\x08abCd\0\0\0\x01\0\0\0\x01\0\0\0\0'), BOMB.subarray(8)]),
  ],
  ['a text', latin('Not a picture.')],
  ['a page', latin('<!doctype html><script>alert(1)</script>')],
  ['half a picture', PNG.subarray(0, 12)],
  ['a photo after a page', Buffer.concat([latin('<script>alert(1)</script>'), PNG])],
  ['a PNG that moves', Buffer.concat([PNG, latin('crc!\0\0\0\x08acTL\0\0\0\x02\0\0\0\0crc!')])],
  ['a WebP that moves', Buffer.concat([latin('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02'), Buffer.alloc(9)])],
  ['more bytes than the bucket takes', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])],
])('%s is shown to nobody, whatever storage took it for', async (_, bytes) => {
  const path = await handIn()
  await exchange(path, bytes)
  for (const session of [creator, moderator, cadet])
    expect(await answerTo(path, session)).toEqual(refused(422, 'photo_too_large'))
})

const from = (session: Session, method: string, path: string) =>
  send(running, method, `/storage/v1/object/${path}`, { session, ...(method === 'POST' && { body: { expiresIn: 60 } }) })

test('nobody but its sender gets a photo from storage itself, or an address of it that anybody may open', async () => {
  for (const session of [creator, moderator, stranger])
    for (const path of ['', 'authenticated/', 'info/', 'public/'])
      expect((await from(session, 'GET', `${path}completion-photos/${handedIn}`)).status).toBeGreaterThanOrEqual(400)
  for (const session of [creator, moderator, stranger])
    expect((await from(session, 'POST', `sign/completion-photos/${handedIn}`)).status).toBeGreaterThanOrEqual(400)
  // An upload whose answer was lost looks its own photo up.
  for (const path of ['', 'info/']) expect((await from(cadet, 'GET', `${path}completion-photos/${handedIn}`)).status).toBe(200)
  expect((await from(cadet, 'POST', `sign/completion-photos/${handedIn}`)).status).toBe(200)
})

test('its submitter, the bounty’s creator and a moderator are shown it, as the picture that its bytes say and as nothing else', async () => {
  for (const session of [cadet, creator, moderator]) {
    const response = await ask(handedIn, session)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'access-control-allow-origin': running.url,
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
  }
})

const demand = (value: number) =>
  meanwhile(`update private.settings set value = ${value} where name = 'moderators_need_second_factor'`)

// It waits for two steps of a code's clock.
test.runIf(isWhole)(
  'where moderators need a second factor, they are shown it with one alone, and its creator without',
  async () => {
    await demand(1)
    expect(await answerTo(handedIn, moderator)).toEqual(unknown)
    expect((await ask(handedIn, await strong(moderator))).status).toBe(200)
    expect((await ask(handedIn, creator)).status).toBe(200)
    await demand(0)
  },
)

test('the type is that of the bytes, not that of the name', async () => {
  const path = await handIn()
  await exchange(path, Buffer.concat([latin('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0'), Buffer.alloc(10)]))
  expect((await ask(path, creator)).headers.get('content-type')).toBe('image/webp')
})

test('so many photos are shown in an hour', async () => {
  const eager = await signUp(running, 'eager@example.test')
  await meanwhile(
    `select public.take_function_allowance('${eager.user.id}', 'completion-photo', 600, 3600) from generate_series(1, 600)`,
  )
  expect(await answerTo(handedIn, eager)).toEqual(refused(429, 'too_many_requests'))
})
