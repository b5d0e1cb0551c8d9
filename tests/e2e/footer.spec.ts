import { academy } from '../../src/content/academy.ts'
import { openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'

test('every footer link ends at the top of its page, also the link to the page that is open', core, async ({ page }) => {
  await openHydrated(page, '/about')
  for (const path of ['/about', '/faq', '/terms', '/contact']) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

test('inside the app the footer is a row of links and the two notes', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/faq')
  const footer = page.getByRole('contentinfo')
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
  const links = footer.getByRole('link')
  await expect(links).toHaveText(['FAQ', 'Privacy Policy', 'Terms of Service', 'Disclaimer'])
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await expect(footer).toContainText(academy.notAffiliated)
  await expect(footer.getByRole('heading')).toHaveCount(0)
})
