import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { makeProject } from './project-folder.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

const PRIVATE_PHOTOS = `
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ('photos', 'photos', false, 1000, array['image/jpeg', 'image/png']);
create policy insert_owner on storage.objects for insert to authenticated
  with check (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy select_owner on storage.objects for select to authenticated
  using (bucket_id = 'photos' and (storage.foldername(name))[1] = (select auth.uid())::text);
`

const Listed = v.array(v.object({ name: v.string(), metadata: v.nullish(v.object({ mimetype: v.string() })) }))

let running: RunningBackend
let projectFolder: string
let ada: Session
let ben: Session

beforeAll(async () => {
  projectFolder = await makeProject({ 'migrations/20260101000000_photos.sql': PRIVATE_PHOTOS })
  running = await startBackend({ projectFolder })
  ada = await signUp(running, 'ada@example.test')
  ben = await signUp(running, 'ben@example.test')
})

afterAll(async () => {
  await discardBackend(running)
  await rm(projectFolder, { recursive: true, force: true })
})

function object(
  method: string,
  path: string,
  session?: Session,
  photo?: { type?: string; bytes?: string; headers?: Record<string, string> },
): Promise<Response> {
  return fetch(`${running.url}/storage/v1/object/${path}`, {
    method,
    headers: {
      apikey: PUBLISHABLE_KEY,
      ...(session && { authorization: `Bearer ${session.access_token}` }),
      ...(photo && { 'content-type': photo.type ?? 'image/jpeg' }),
      ...photo?.headers,
    },
    ...(photo && { body: bytesOf(photo.bytes ?? JPEG) }),
  })
}

const JPEG = '\xff\xd8\xff\xe0'
const bytesOf = (text: string) => Buffer.from(text, 'latin1')

const own = (session: Session, name: string) => `photos/${session.user.id}/${name}`

test('a photo is kept, also over a restart, and only its owner reads it', async () => {
  expect((await object('POST', own(ada, 'one.jpg'), ada, { bytes: `${JPEG} the photo` })).status).toBe(200)
  await running.stop()
  running = await startBackend({ dataFolder: running.dataFolder, projectFolder })

  const read = await object('GET', own(ada, 'one.jpg'), ada)
  expect(await read.text()).toContain(' the photo')
  expect(read.headers.get('content-type')).toBe('image/jpeg')
  expect(read.headers.get('x-content-type-options')).toBe('nosniff')
  expect(read.headers.get('content-security-policy')).toContain('sandbox')
  for (const reader of [ben, undefined]) {
    expect((await object('GET', own(ada, 'one.jpg'), reader)).status).toBeGreaterThanOrEqual(400)
    expect((await object('GET', `public/${own(ada, 'one.jpg')}`, reader)).status).toBeGreaterThanOrEqual(400)
  }
})

test.each([
  ['a page', { type: 'text/html', bytes: '<script>alert(1)</script>' }],
  ['a drawing with scripts', { type: 'image/svg+xml', bytes: '<svg onload="alert(1)"/>' }],
  ['more bytes than the bucket takes', { bytes: 'x'.repeat(1001) }],
])('%s is refused', async (_, photo) => {
  expect((await object('POST', own(ada, 'refused.jpg'), ada, photo)).status).toBeGreaterThanOrEqual(400)
  expect((await object('GET', own(ada, 'refused.jpg'), ada)).status).toBeGreaterThanOrEqual(400)
})

test("nobody writes into another's folder, nor over what is there", async () => {
  await object('POST', own(ada, 'mine.jpg'), ada, { bytes: 'first' })
  expect((await object('POST', own(ada, 'theirs.jpg'), ben, {})).status).toBeGreaterThanOrEqual(400)
  expect((await object('POST', own(ada, 'mine.jpg'), ada, { bytes: 'second' })).status).toBeGreaterThanOrEqual(400)
  expect(
    (await object('POST', own(ada, 'mine.jpg'), ben, { bytes: 'second', headers: { 'x-upsert': 'true' } })).status,
  ).toBeGreaterThanOrEqual(400)
  expect(await (await object('GET', own(ada, 'mine.jpg'), ada)).text()).toBe('first')
})

test.each(['..%2f..%2f..%2fescaped.jpg', '%2e%2e/%2e%2e/escaped.jpg', '..%5cescaped.jpg'])(
  'the name %s reaches no path outside the uploads',
  async (name) => {
    await object('POST', own(ada, name), ada, { bytes: 'escaped' })
    const everything = await readdir(running.dataFolder, { recursive: true })
    expect(everything.filter((path) => path.includes('escaped'))).toEqual([])
    const uploads = await readdir(join(running.dataFolder, 'uploads'))
    expect(uploads.every((file) => /^[0-9a-f]{64}(\.json)?$/.test(file))).toBe(true)
  },
)

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/png'],
  ['a program', 'MZ\x90\x00', 'image/jpeg'],
  ['nothing', '', 'image/jpeg'],
  ['a photo after a page', `<script>alert(1)</script>${JPEG}`, 'image/jpeg'],
  ['a PNG of 225 megapixels', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x3a\x98\0\0\x3a\x98\x08\x06\0\0\0', 'image/png'],
  [
    'a PNG that moves',
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0crc!\0\0\0\x08acTL\0\0\0\x02\0\0\0\0crc!',
    'image/png',
  ],
])('%s called a photo is kept as bytes of no type, whatever its sender claims of it', async (_, bytes, type) => {
  const path = own(ada, `${crypto.randomUUID()}.jpg`)
  const claims = Buffer.from(JSON.stringify({ mimetype: 'image/jpeg', contentType: 'image/jpeg' })).toString('base64')
  await object('POST', path, ada, { bytes, type, headers: { 'x-metadata': claims } })
  const read = await object('GET', path, ada)
  expect(read.status === 200 ? read.headers.get('content-type') : null).not.toMatch(/image|html|svg/)
  const listed = await send(running, 'POST', '/storage/v1/object/list/photos', {
    session: ada,
    body: { prefix: ada.user.id, limit: 100 },
  })
  const found = v.parse(Listed, await listed.json()).find(({ name }) => path.endsWith(name))
  expect(found?.metadata?.mimetype ?? null).not.toMatch(/image/)
})

test('a photo with a page behind it is served as the photo that it is, and as nothing else', async () => {
  const path = own(ada, 'polyglot.jpg')
  await object('POST', path, ada, { bytes: `${JPEG}<script>alert(1)</script>` })
  const read = await object('GET', path, ada)
  expect(read.headers.get('content-type')).toBe('image/jpeg')
  expect(read.headers.get('x-content-type-options')).toBe('nosniff')
  expect(read.headers.get('content-security-policy')).toContain('sandbox')
})

test('an address of a private photo that anybody may open lasts an hour at most', async () => {
  const name = `${crypto.randomUUID()}.jpg`
  await object('POST', own(ada, name), ada, {})
  const statusFor = async (path: string, expiresIn: unknown) => {
    const body = { expiresIn, paths: [`${ada.user.id}/${name}`] }
    return (await send(running, 'POST', `/storage/v1/object/sign/${path}`, { session: ada, body })).status
  }
  expect(await statusFor(own(ada, name), 3600)).toBe(200)
  for (const path of [own(ada, name), 'photos'])
    for (const term of [3601, 1e12, -1, '9'.repeat(9), null]) expect(await statusFor(path, term)).toBe(400)
})

test("nobody lists another's photos", async () => {
  await object('POST', own(ada, 'kept-apart.jpg'), ada, {})
  for (const body of [{ prefix: ada.user.id }, { prefix: '' }, { prefix: `${ben.user.id}/../${ada.user.id}` }, { prefix: '%' }]) {
    const listed = await send(running, 'POST', '/storage/v1/object/list/photos', { session: ben, body })
    expect(JSON.stringify(await listed.json())).not.toMatch(/kept-apart|\.jpg/)
  }
})

test('a body that does not tell its length is measured all the same', async () => {
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${ada.access_token}`, 'content-type': 'image/jpeg' }
  const endless: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body: new Blob(['x'.repeat(1001)]).stream(),
    duplex: 'half',
  }
  const response = await fetch(`${running.url}/storage/v1/object/${own(ada, 'endless.jpg')}`, endless)
  expect(response.status).toBeGreaterThanOrEqual(400)
})

test('the database records the size and type that the photo really has', async () => {
  await object('POST', own(ada, 'listed.jpg'), ada, { bytes: `${JPEG}five ` })
  const listed = await send(running, 'POST', '/storage/v1/object/list/photos', {
    session: ada,
    body: { prefix: ada.user.id, search: 'listed' },
  })
  expect(await listed.json()).toEqual([
    expect.objectContaining({ metadata: expect.objectContaining({ size: 9, mimetype: 'image/jpeg' }) }),
  ])
})
