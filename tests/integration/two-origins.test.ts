import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { appRoutes } from '../../build/app-routes.ts'
import { caddyfile } from '../../build/host-files.ts'
import { siteRules } from '../../build/site-rules.ts'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { findBrowser } from '../setup/browser.ts'
import { chromiumFlags } from '../setup/chromium-flags.ts'
import { hasCaddy, startCaddy, type Caddy } from '../setup/caddy.ts'
import { discardBackend, makeTemporaryFolder, startBackend, type RunningBackend } from './running-backend.ts'
import { makeSite } from './started-server.ts'

const routes = appRoutes(fileURLToPath(new URL('../../src/routes', import.meta.url)))

if (!hasCaddy()) console.log('No caddy is installed: a site and a backend of different origins were not tested in a browser.')

describe.runIf(hasCaddy())('a page that a real Caddy serves, with its backend elsewhere', () => {
  let running: RunningBackend
  let folder: string
  let caddy: Caddy
  let browser: Browser
  let page: Page
  const violations: string[] = []

  beforeAll(async () => {
    running = await startBackend()
    folder = await makeTemporaryFolder()
    const dist = await makeSite(folder)
    caddy = await startCaddy(caddyfile(siteRules(dist, running.url), routes), dist)
    vi.stubEnv('SITE_URL', caddy.url)
    browser = await chromium.launch({ executablePath: findBrowser('light'), args: chromiumFlags })
    page = await browser.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text())
    })
    await page.goto(`${caddy.url}/about`)
  })

  afterAll(async () => {
    await browser.close()
    await caddy.stop()
    vi.unstubAllEnvs()
    await discardBackend(running)
    await rm(folder, { recursive: true, force: true })
  })

  /** Posts JSON as the app does, and answers what a script of the page may read. */
  const ask = (path: string, body: object) =>
    page.evaluate(
      async ({ url, key, sent }) => {
        const headers = { apikey: key, 'content-type': 'application/json' }
        const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sent) })
        return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
      },
      { url: running.url + path, key: PUBLISHABLE_KEY, sent: body },
    )

  test('reaches tables and functions there, and reads when to ask again', async () => {
    expect(await ask('/rest/v1/rpc/marketplace', {})).toMatchObject({ status: 200 })
    const answers = []
    for (let time = 0; time < 26; time++)
      answers.push(await ask('/functions/v1/register-free-tier', { email: 'again@example.test' }))
    expect(answers[0]).toEqual({ status: 200, retryAfter: null })
    expect(answers.at(-1)).toEqual({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) })
  })

  test('asks once for all calls whether it may', async () => {
    const preflight = await fetch(`${running.url}/functions/v1/check-subscription`, {
      method: 'OPTIONS',
      headers: { origin: caddy.url, 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey' },
    })
    expect([preflight.status, preflight.headers.get('access-control-max-age')]).toEqual([204, '7200'])
    expect(preflight.headers.get('access-control-allow-origin')).toBe(caddy.url)
  })

  test('reaches no third place', async () => {
    const other = running.url.replace('127.0.0.1', 'localhost')
    const reached = await page.evaluate(
      (url) =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      `${other}/rest/v1/`,
    )
    expect(reached).toBe(false)
    expect(violations.splice(0).join('\n')).toContain('connect-src')
  })

  test.each([
    ['HTML', 'document.body.innerHTML = "<b>text</b>"'],
    ['a script', 'document.body.append(Object.assign(document.createElement("script"), { text: "self.ran = true" }))'],
    ['a policy of its own', 'trustedTypes.createPolicy("other", { createHTML: (text) => text })'],
  ])('makes no text %s', async (_, code) => {
    await expect(page.evaluate(code)).rejects.toThrow('TypeError')
    expect(await page.evaluate('document.querySelector("b") ?? self.ran ?? null')).toBeNull()
    violations.length = 0
  })
})
