import { openHydrated } from './people.ts'
import { indexablePages, privatePages, sectionSamples } from './public-pages.ts'
import { core, expect, test } from './test.ts'

/** Each section has the same scripts; these are the samples, and one with a drawing. */
const contentPages = [...indexablePages, ...sectionSamples, '/course/week-3/training-with-a-partner']
const silent = [...contentPages, ...privatePages.filter((page) => !['/account', '/auth/update-password'].includes(page))]

/** Runs in the page: notes the scripts that are there when it has hydrated, and that its file didn't name: `tests/built/budget.test.ts` knows only those. */
function noteScripts(): void {
  const observer = new MutationObserver(() => {
    const boot = document.querySelector<HTMLElement>('script[data-entry]')
    if (!boot || !document.documentElement.hasAttribute('data-hydrated')) return
    observer.disconnect()
    const { entry, stages, preload } = boot.dataset
    const named = new Set(`${entry} ${stages} ${preload}`.split(' '))
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    Object.assign(window, { fetchedLate: fetched.filter((path) => path.endsWith('.js') && !named.has(path)) })
  })
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
}

test('every page hydrates in silence, and a page of content with the scripts that its file names', core, async ({ page }) => {
  await page.addInitScript(noteScripts)
  for (const path of silent)
    await test.step(path, async () => {
      await openHydrated(page, path)
      await expect(page.locator('h1')).toBeVisible()
      // Each round of scripts that waits for another is a round trip in which the page is dead.
      if (contentPages.includes(path)) expect(await page.evaluate(() => Reflect.get(window, 'fetchedLate')), path).toEqual([])
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its heading, its content and the frame', async ({ page }) => {
    for (const path of [...indexablePages, ...sectionSamples])
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(300)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      })
  })
})
