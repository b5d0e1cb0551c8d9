import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appRoutes } from '../../build/app-routes.ts'
import { caddyfile, headersFile, redirectsFile } from '../../build/host-files.ts'
import { siteRules, type SiteRules } from '../../build/site-rules.ts'
import { hasCaddy, startCaddy, type Caddy } from '../setup/caddy.ts'
import { makeTemporaryFolder } from './running-backend.ts'
import { siteAnswers, siteRedirects } from './site-answers.ts'
import { makeSite } from './started-server.ts'

const routes = appRoutes(fileURLToPath(new URL('../../src/routes', import.meta.url)))
const backend = 'https://project.supabase.co'

let folder: string
let dist: string
let rules: SiteRules

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  dist = await makeSite(folder)
  rules = siteRules(dist, backend)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

if (!hasCaddy()) console.log('No caddy is installed: what it answers with the built Caddyfile was not tested.')

describe.runIf(hasCaddy())('a real Caddy with the built Caddyfile', () => {
  let caddy: Caddy

  beforeAll(async () => {
    caddy = await startCaddy(caddyfile(rules, routes), dist)
  })

  afterAll(() => caddy.stop())

  test.each(siteAnswers)('answers %s with %i', async (path, status, text, caching) => {
    const response = await fetch(caddy.url + path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(text)
    expect(response.headers.get('cache-control')).toBe(caching)
    for (const [name, value] of Object.entries(rules.hostHeaders)) expect(response.headers.get(name)).toBe(value)
  })

  test.each(siteRedirects)('leads %s to %s', async (path, location) => {
    const response = await fetch(caddy.url + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('asks a browser that has the page whether it is new, and sends nothing again', async () => {
    const first = await fetch(`${caddy.url}/about`)
    const again = await fetch(`${caddy.url}/about`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('leads a photo that is shared before the worker is there to the page that says so', async () => {
    const response = await fetch(`${caddy.url}/share-photo`, { method: 'POST', body: 'photo', redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/share-photo?problem=no-worker'])
  })

  test('takes no other method than reading, and shows none of its own files', async () => {
    expect((await fetch(`${caddy.url}/about`, { method: 'POST' })).status).toBe(405)
    for (const file of ['Caddyfile', '_headers', '_redirects', '..%2f..%2fpackage.json'])
      expect((await fetch(`${caddy.url}/${file}`)).status).toBeGreaterThanOrEqual(400)
  })
})

describe('the files that the build writes for hosts', () => {
  test('carry every header, those of a host on the network too, in lines that any host takes', () => {
    const lines = headersFile(rules).split('\n')
    for (const [name, value] of Object.entries(rules.hostHeaders)) expect(lines).toContain(`  ${name}: ${value}`)
    const { hostHeaders } = siteRules(join(import.meta.dirname, '../..', 'public'), backend)
    expect(hostHeaders['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(hostHeaders['strict-transport-security']).toMatch(/max-age=31536000/)
    expect(hostHeaders['content-security-policy']).toContain(`connect-src 'self' ${backend}`)
  })

  test('answer every address with a parameter by the shell, and no other', () => {
    const lines = redirectsFile(rules, routes).trimEnd().split('\n')
    expect(lines).toContain('/bounty/:bountyId/fund /_form 200')
    const others = lines.filter((line) => !/\/(:\w+(\/\w+)?|\*) \/_(shell|form) 200$|^\/\S*[A-Z]\S* \S+ 301$/.test(line))
    expect(others).toEqual(['/bounty/create /bounty/create 200', '/desk /_shell 200'])
    expect(lines.indexOf('/bounty/create /bounty/create 200')).toBe(0)
  })

  test('lead from a page in capitals to its address, before the shell would answer', () => {
    const lines = redirectsFile(rules, routes).trimEnd().split('\n')
    const capitals = [
      '/ABOUT /about 301',
      '/About /about 301',
      '/BOUNTY/CREATE /bounty/create 301',
      '/Bounty/Create /bounty/create 301',
    ]
    expect(lines.filter((line) => line.endsWith(' 301')).toSorted()).toEqual(capitals.toSorted())
    expect(lines.findLastIndex((line) => line.endsWith(' 301'))).toBeLessThan(lines.findIndex((line) => line.includes('_shell')))
  })
})

test('the files name Cloudflare’s widget for a site with its key, and for no other', () => {
  const plain = headersFile(siteRules(dist, backend))
  expect(plain).not.toContain('cloudflare')
  expect(plain).toContain("require-trusted-types-for 'script'")
  const directives = headersFile(siteRules(dist, backend, true)).split('; ')
  const allowing = directives.filter((directive) => directive.includes('https://challenges.cloudflare.com'))
  expect(allowing.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'frame-src'])
})
