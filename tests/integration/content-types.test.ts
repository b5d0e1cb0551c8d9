import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appRoutes } from '../../build/app-routes.ts'
import { caddyfile } from '../../build/host-files.ts'
import { siteRules } from '../../build/site-rules.ts'
import { guardedListener } from '../../supabase/embedded/guarded-listener.ts'
import { siteFiles } from '../../supabase/embedded/site-files.ts'
import { hasCaddy, startCaddy } from '../setup/caddy.ts'
import { listen } from '../setup/listen.ts'
import {
  discardBackend,
  makeTemporaryFolder,
  send,
  signUp,
  startBackend,
  type RunningBackend,
  type Session,
} from './running-backend.ts'
import { makeSite } from './started-server.ts'

const routesFolder = fileURLToPath(new URL('../../src/routes', import.meta.url))
const utf8 = (type: string) => new RegExp(`^${type.replaceAll(/[+.]/g, '\\$&')}; ?charset=utf-8$`, 'i')
const html = utf8('text/html')
const text = utf8('text/plain')
const json = /^application\/json(; ?charset=utf-8)?$/i

/** One of each kind that the built site has; what is text names its charset. */
const siteTypes: [string, string, RegExp, string?][] = [
  ['a page', '/about', html],
  ['the shell', '/bounty/7b0c', html],
  ['the page of a wrong address', '/no-such-page', html],
  ['a script', '/assets/app-1a2b3c.js', utf8('text/javascript')],
  ['the worker', '/service-worker.js', utf8('text/javascript')],
  ['a style sheet', '/assets/app-1a2b3c.css', utf8('text/css')],
  ['a drawing', '/favicon.svg', utf8('image/svg+xml')],
  ['a picture', '/icons/apple-touch-icon.png', /^image\/png$/],
  ['a photo', '/assets/home-1a2b3c.jpg', /^image\/jpeg$/],
  ['a font', '/fonts/overpass.woff2', /^font\/woff2$/],
  ['the manifest', '/manifest.webmanifest', /^application\/manifest\+json$/],
  ['the sitemap', '/sitemap.xml', utf8('(text|application)/xml')],
  ['what programs may read', '/robots.txt', text],
  ['a missing script', '/assets/app-old.js', text],
  ['a missing drawing', '/assets/old.svg', text],
  ['a refused method', '/about', text, 'POST'],
]
const files = siteTypes.slice(3, 13).map(([, path]) => path.slice(1))

let folder: string
let dist: string
const servers: { npmStart: string; caddy: string } = { npmStart: '', caddy: '' }
const stops: (() => unknown)[] = []

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  dist = await makeSite(folder)
  for (const inner of ['icons', 'fonts']) await mkdir(join(dist, inner))
  await Promise.all(files.map((file) => writeFile(join(dist, file), 'text')))
  const server = createServer(guardedListener(siteFiles({ dist, routes: routesFolder, hostedUrl: null })))
  servers.npmStart = `http://127.0.0.1:${await listen(server)}`
  stops.push(() => server.close())
  if (!hasCaddy()) return
  const caddy = await startCaddy(caddyfile(siteRules(dist, null), appRoutes(routesFolder)), dist)
  servers.caddy = caddy.url
  stops.push(() => caddy.stop())
})

afterAll(async () => {
  for (const stop of stops) await stop()
  await rm(folder, { recursive: true, force: true })
})

const hosts = [['npmStart', 'npm start'] as const, ...(hasCaddy() ? [['caddy', 'a real Caddy'] as const] : [])]

describe.each(hosts)('of the site by %s', (host) => {
  test.each(siteTypes)('%s, %s, is %s', async (_, path, type, method = 'GET') => {
    const answer = await fetch(servers[host] + path, { method })
    expect((await answer.text()).length).toBeGreaterThan(0)
    expect(answer.headers.get('content-type')).toMatch(type)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('of the backend', () => {
  let running: RunningBackend
  let session: Session
  beforeAll(async () => {
    running = await startBackend()
    session = await signUp(running, 'reader@example.test')
  })
  afterAll(() => discardBackend(running))

  const rest = '/rest/v1'
  const functions = '/functions/v1'
  test.each<[string, string, string, object?]>([
    ['rows', 'GET', `${rest}/bounties?select=id`],
    ['what a function of the database answers', 'POST', `${rest}/rpc/marketplace`, {}],
    ['a refusal of the database', 'POST', `${rest}/rpc/my_data`, {}],
    ['a table that is not there', 'GET', `${rest}/nothing`],
    ['an account', 'GET', '/auth/v1/user'],
    ['a refused sign-in', 'POST', '/auth/v1/token?grant_type=password', { email: 'nobody@example.test', password: 'x' }],
    ['a refused photo', 'GET', '/storage/v1/object/completion-photos/none.png'],
    ['what an edge function answers', 'POST', `${functions}/check-subscription`, {}],
    ['its refusal of a body', 'POST', `${functions}/verify-code`, { code: 1 }],
    ['its refusal of a method', 'GET', `${functions}/check-subscription`],
    ['a bounty’s page that is not there', 'GET', `${functions}/bounty-page?id=1`],
    ['a photo that is not there', 'GET', `${functions}/completion-photo?path=1`],
    ['a refused event', 'POST', `${functions}/stripe-webhook`, {}],
    ['a body that is too large', 'POST', `${functions}/verify-code`, { code: 'x'.repeat(100_000) }],
  ])('%s is JSON', async (_, method, path, body) => {
    const answer = await send(running, method, path, { session, ...(body && { body }) })
    expect(answer.headers.get('content-type')).toMatch(json)
    expect(typeof (await answer.json())).toBe('object')
  })

  test('a page of a function is HTML, and a line of one text', async () => {
    const checkout = await send(running, 'POST', `${functions}/create-checkout`, { session, body: { plan: 'cadet_basic' } })
    const { url } = v.parse(v.object({ url: v.string() }), await checkout.json())
    expect((await fetch(url)).headers.get('content-type')).toMatch(html)
    const left = await send(running, 'POST', `${functions}/leave-newsletter?token=5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12`)
    expect(left.headers.get('content-type')).toMatch(text)
    expect((await fetch(running.url + running.backend.inboxPath)).headers.get('content-type')).toMatch(html)
  })
})
