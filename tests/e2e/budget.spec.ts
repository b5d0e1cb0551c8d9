import type { Page } from '@playwright/test'
import { namedScripts, scriptCalled, scriptsBeforeTouch } from '../built/built-scripts.ts'
import { listedSamples } from './bounty.ts'
import { openHydrated } from './people.ts'
import { sectionSamples } from './public-pages.ts'
import { core, expect, test } from './test.ts'

// What these scripts weigh is asked of the built files: `tests/built/budget.test.ts`.

/** The app's scripts that the page has fetched once nothing more comes, but for the one that comes when it has stood for two seconds. */
async function fetchedScripts(page: Page): Promise<Set<string>> {
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const late = scriptCalled('follow-worker')
  return new Set(names.filter((name) => /^\/assets\/.*\.js$/.test(name) && name !== late))
}

test.describe('with the worker', () => {
  test.use({ worker: true })

  test(
    'a page fetches before a touch what its file names, what that imports and what registers the worker',
    core,
    async ({ page }) => {
      // Once a device a message says that the app is saved, and brings its own script: on a fast machine within this test.
      await page.addInitScript(() => localStorage.setItem('offline-ready', 'told'))
      const expected = scriptsBeforeTouch('/')
      await openHydrated(page, '/')
      // The last of them begins once the page is live, when the network may have been still for a while.
      await expect.poll(async () => (await fetchedScripts(page)).size).toBeGreaterThanOrEqual(expected.size)
      expect(await fetchedScripts(page)).toEqual(expected)
    },
  )
})

test('a part whose script may come without a touch stays without it for a visitor', async ({ context }) => {
  // A board whose list is another than the page's brings its own.
  await context.route('**/rest/v1/rpc/board', (route) => route.fulfill({ json: listedSamples() }))
  for (const path of ['/', '/bounty', '/contact', '/course', '/pricing', sectionSamples[0] ?? ''])
    await test.step(path, async () => {
      const page = await context.newPage()
      await openHydrated(page, path)
      expect(await fetchedScripts(page), path).toEqual(namedScripts(path))
      await page.close()
    })
})
