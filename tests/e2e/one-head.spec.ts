import type { Page } from '@playwright/test'
import { openHydrated, signUp } from './people.ts'
import { expect, test } from './test.ts'

const tags = [
  'title',
  'meta[name=description]',
  'meta[name=keywords]',
  'link[rel=canonical]',
  'meta[property="og:title"]',
  'meta[property="og:url"]',
]

/** How often each tag stands in the head now, and the academy’s data in the page. */
const countsIn = (page: Page) =>
  page.evaluate((selectors) => {
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
    const academy = blocks.filter(({ textContent }) => textContent?.includes('"@type":"EducationalOrganization"'))
    return [...selectors.map((selector) => document.querySelectorAll(`head ${selector}`).length), academy.length]
  }, tags)

async function expectOneHead(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title)
  await expect.poll(() => countsIn(page)).toEqual([1, 1, 1, 1, 1, 1, 1])
}

test('each page has one head, its own, as it is served and after each change of page', async ({ page }) => {
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  await openHydrated(page, '/?home=true')
  await expectOneHead(page, /^Wayfinder Cadet Academy: /)
  await link('About').click()
  await expectOneHead(page, /^About/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
  await link('FAQ').click()
  await expectOneHead(page, /^F/)

  await openHydrated(page, '/bounty/create')
  await expectOneHead(page, /^Create a bounty/)
  await expect(page.locator('meta[name=robots]')).toHaveCount(1)
  await signUp(page)
  await openHydrated(page, '/')
  await expectOneHead(page, /^Today \|/)
  await page.getByRole('navigation').getByRole('link', { name: 'Bounties' }).first().click()
  await expectOneHead(page, /^Bounties/)
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/bounty\/[\w-]+$/)
  await expectOneHead(page, / \| Wayfinder Cadet Academy$/)
  const bounty = page.url()
  await openHydrated(page, bounty)
  await expectOneHead(page, / \| Wayfinder Cadet Academy$/)
  await openHydrated(page, `${bounty}/fund`)
  await expectOneHead(page, /^Fund bounty/)
  await expect(page.locator('meta[name=robots]')).toHaveCount(1)
})
